import type { Book } from './shelf';
import type { TableEvent } from './types';
import { maybe, t } from './i18n';
import { cubeWords } from '../parts/cube';

/** What happened, in words. `roll` gives the cubes that events number. */
export function eventWords(event: TableEvent, roll: string[]): string {
  const named = (index: unknown): string =>
    typeof index === 'number' ? cubeWords(roll[index] ?? '?') : cubeWords(String(index ?? '?'));
  const fill: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === 'string' || typeof value === 'number') fill[field] = value;
    else if (Array.isArray(value)) fill[field] = value.map(String).join(', ');
  }
  if ('cube' in event) fill.cube = named(event.cube);
  if (event.bonus !== null && event.bonus !== undefined) fill.bonus = named(event.bonus);
  if (typeof event.to === 'string') fill.to = maybe(`place.${event.to}`, event.to);
  if (typeof event.goal === 'string') fill.goal = event.goal.replace(/[rbgk](?=\S)/g, '');
  if (typeof event.challenge === 'string') fill.challenge = challengeWords(event.challenge);
  if (typeof event.ended === 'string') fill.ended = actWords(event.ended);
  if (typeof event.side === 'string') fill.side = maybe(`side.${event.side}`, event.side);
  if (typeof event.why === 'string') fill.why = maybe(`fine.${event.why}`, event.why);
  const reason = event.reason as { code?: string } | null | undefined;
  if (reason?.code) fill.code = maybe(`reason.${reason.code}`, reason.code);
  if (typeof event.code === 'string') fill.code = maybe(`reason.${event.code}`, event.code);
  if (typeof event.correct === 'boolean') fill.verdict = t(event.correct ? 'verdict.correct' : 'verdict.wrong');
  const rounds = event.rounds as { rolls: { player: string; face: string }[] }[] | undefined;
  if (rounds) fill.rounds = rounds.map(({ rolls }) => rolls.map(({ player, face }) => `${player} ${cubeWords(face)}`).join(', ')).join(t('log.again'));
  if (typeof event.equal === 'boolean') fill.verdict = t(event.equal ? 'log.equal' : 'log.notEqual');
  if (event.event === 'Presented' && (event.paper === null || event.paper === undefined)) return t('log.PresentedHidden', fill);
  const key = `log.${event.event}${'bonus' in fill && (event.event === 'Moved' || event.event === 'Shifted') ? 'WithBonus' : ''}`;
  return maybe(key, maybe(`log.${event.event}`, '', fill), fill);
}

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
export const shakeWords = ({ game }: Book, n: number): string => t(game === 'mathdice' ? 'replay.point' : 'replay.shake', { n });

/** A table's code as one reads it out. */
export const spelled = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The name of a robot's strength. */
export const botWords = (bot: string): string => maybe(`bot.${bot}`, bot);
