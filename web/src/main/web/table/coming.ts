import { post, sentence } from '../base/api';
import { introduce, somebody } from '../base/person';
import { go } from '../base/router';
import type { View } from '../base/wire';
import type { Table } from './state';

/** Coming to a table and going away from it: requests, not acts of a match. */
export async function ask(table: Table, request: () => Promise<void>): Promise<void> {
  table.show({ ...table.state, problem: '' });
  try {
    await request();
  } catch (failure) {
    table.show({ ...table.state, problem: sentence(failure) });
  }
}

/** Takes a free seat; a guest may say under which name. */
export function join(table: Table, name = ''): Promise<void> {
  return ask(table, async () => {
    const me = await somebody();
    if (name && name !== me.name && !me.account) await introduce(name);
    await post(`/tables/${table.code}/join`, {});
  });
}

export function leave(table: Table): Promise<void> {
  return ask(table, () => post(`/tables/${table.code}/leave`, {}));
}

/** Goes to a new table of the same kind; robots come along, seats of people are free. */
export function again(table: Table, { settings, seats, you }: View): Promise<void> {
  return ask(table, async () => {
    const kinds = seats.map((seat) =>
      seat.kind === 'bot' && seat.bot ? `bot:${seat.bot}` : seat.name === you ? 'me' : 'open',
    );
    go(`/t/${(await post<View>('/tables', { ...settings, seats: kinds })).table}`);
  });
}
