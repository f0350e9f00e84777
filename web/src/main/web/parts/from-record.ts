import { post } from '../base/api';
import type { Book } from '../base/shelf';
import { after, NOTHING, type Scene } from '../base/story';
import type { GameName, TableEvent } from '../base/wire';
import type { Position } from './position';

/** What a match record says before its first shake. */
export function headers(record: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const line of record.split('\n')) {
    if (/^\s*shake\b/.test(line)) break;
    const header = /^\s*(\w+)\s*:\s*([^#]*)/.exec(line);
    if (header) found[header[1]!.toLowerCase()] = header[2]!.trim();
  }
  return found;
}

export const isRecord = (text: string): boolean => /^\s*(#.*\n\s*)*mathmat\s+\d/.test(text);

export interface Told {
  events: TableEvent[];
  /** The scene before the first event, then after each. */
  scenes: Scene[];
}

/** How each seat is listed: with everybody who has played on it, as the engine does. */
export function seats(record: string): string[] {
  const listed = (headers(record)['players'] ?? '').split(',').map((one) => one.trim());
  const playing = [...listed];
  for (const [, who, name] of record.matchAll(/^\s*(?:\+\S+\s+)?seat\s+([^:#\n]+?)\s*:\s*([^#\n]+?)\s*(?:#.*)?$/gm)) {
    const seat = playing.indexOf(who!);
    if (seat < 0 || playing.includes(name!)) continue;
    playing[seat] = name!;
    listed[seat] += ` / ${name!}`;
  }
  return listed;
}

/** Lets the engine replay a record and keeps what lay on the table after each event. */
export async function tell(record: string): Promise<Told> {
  const { events } = await post<{ events: TableEvent[] }>('/replay', { record, events: true });
  const players = seats(record);
  const scenes = [NOTHING];
  for (const event of events) scenes.push(after(scenes.at(-1)!, event, players));
  return { events, scenes };
}

/** The game and the book of a record. */
export function bookOf(record: string): Book {
  const { game = '', rules = '', division } = headers(record);
  return {
    game: game as GameName,
    rules: rules || (game === 'mathdice' ? 'mathdice' : ''),
    ...(division ? { division } : {}),
  };
}

/** What judge and solver need to know of a scene; none before there is something to ask. */
export function positionOf(scene: Scene, record: string): Position | null {
  const common = bookOf(record);
  const { game } = common;
  const paper = scene.papers.at(-1)?.text;
  if (game === 'mathdice') {
    if (!scene.dice.length || !scene.target.length) return null;
    const stated = scene.calls.at(-1)?.statement;
    return {
      ...common,
      target: scene.target.reduce((a, b) => a * b, 1),
      dice: scene.dice.join(' '),
      ...(stated ? { expression: stated } : {}),
    };
  }
  if (!scene.goal) return null;
  const lying = (place: string): string => scene.roll.filter((_, i) => scene.places[i] === place).join(' ');
  const written = game === 'onsets' ? { solution: paper } : { equation: paper };
  return {
    ...common,
    ...(scene.variations.length ? { variations: scene.variations } : {}),
    goal: scene.goal,
    ...(scene.cards.length ? { universe: scene.cards.join(' ') } : {}),
    required: lying('R'),
    permitted: lying('P'),
    forbidden: lying('F'),
    resources: lying(''),
    challenge: scene.challenge || 'now',
    ...(paper ? written : {}),
  };
}

/** The last position of a record about which judge and solver can be asked. */
export async function lastPosition(record: string): Promise<Position | null> {
  const { scenes } = await tell(record);
  for (const scene of scenes.toReversed()) {
    const position = positionOf(scene, record);
    if (position) return position;
  }
  return null;
}
