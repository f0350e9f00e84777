import type { Book } from './shelf';
import { has, maybe, t, type Key } from './i18n';
import type { Round, TableEvent } from './wire';
import { cubeWords } from '../parts/cube';

/** What happened, in words. `roll` gives the cubes that events number. */
export function eventWords(event: TableEvent, roll: string[]): string {
  // Every event has its words, or the catalogue would not be one; those of a newer server have none here.
  const key: Key = `log.${event.event}`;
  if (!has(key)) return '';
  const fill = filling(event, roll);
  if (event.event === 'Presented' && event.paper === null) return t('log.PresentedHidden', fill);
  const withBonus = (event.event === 'Moved' || event.event === 'Shifted') && event.bonus !== null;
  return t(withBonus ? `log.${event.event}WithBonus` : key, fill);
}

/** What the words of an event leave open. */
function filling(event: TableEvent, roll: string[]): Record<string, string | number> {
  const cube = (index: number): string => cubeWords(roll[index] ?? '?');
  const fill: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') fill[field] = value;
  }
  if ('cube' in event) fill.cube = cube(event.cube);
  if ('bonus' in event && event.bonus !== null) fill.bonus = cube(event.bonus);
  if ('to' in event) fill.to = t(`place.${event.to}`);
  if ('goal' in event) fill.goal = event.goal.replace(/[rbgk](?=\S)/g, '');
  if ('names' in event) fill.names = event.names.join(', ');
  if ('cards' in event) fill.cards = event.cards.join(', ');
  if ('dice' in event) fill.dice = event.dice.join(', ');
  if ('challenge' in event) fill.challenge = challengeWords(event.challenge);
  if ('ended' in event) fill.ended = actWords(event.ended);
  if ('side' in event) fill.side = t(`side.${event.side}`);
  if ('why' in event) fill.why = t(`fine.${event.why}`);
  if ('reason' in event) fill.code = reasonWords(event.reason.code);
  if ('code' in event) fill.code = reasonWords(event.code);
  if ('correct' in event) fill.verdict = t(event.correct ? 'verdict.correct' : 'verdict.wrong');
  if ('equal' in event) fill.verdict = t(event.equal ? 'log.equal' : 'log.notEqual');
  if ('rounds' in event) fill.rounds = event.rounds.map(lotWords).join(t('log.again'));
  return fill;
}

const reasonWords = (code: string): string => maybe(`reason.${code}`, code);

const lotWords = ({ rolls }: Round): string =>
  rolls.map(({ player, face }) => `${player} ${cubeWords(face)}`).join(', ');

export function challengeWords(challenge: string): string {
  return maybe(`challenge.${challenge.toLowerCase().replace(/[_ ]/g, '-')}`, challenge);
}

/** An act of the record as the label of a button. */
export function actWords(act: string): string {
  const [verb, ...rest] = act.split(' ');
  const tail = rest.join(' ');
  if (verb === 'challenge') return challengeWords(tail);
  const whole = maybe(`act.${act.replace(/ /g, '-')}`, '');
  if (whole) return whole;
  if (verb === 'accepts') return t('act.accepts', { player: tail });
  if (verb === 'asks') return t('act.asks', { player: rest.slice(1).join(' ') });
  if (verb === 'charges') {
    const code = rest.at(-1) ?? '';
    return t('act.charges', { player: rest.slice(0, -1).join(' ') || tail, why: maybe(`reason.${code}`, code) });
  }
  return maybe(`act.${verb}`, act, { rest: tail });
}

/** A shake, which MathDice calls a point. */
export const shakeWords = ({ game }: Book, n: number): string =>
  t(game === 'mathdice' ? 'replay.point' : 'replay.shake', { n });

/** A table's code as one reads it out. */
export const spelled = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The name of a robot's strength. */
export const botWords = (bot: string): string => maybe(`bot.${bot}`, bot);
