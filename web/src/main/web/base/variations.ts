import type { GameName } from './types';
import { maybe } from './i18n';

/**
 * The names of variations, for the sheet. Which of them a division has, and which can be picked now, the engine says;
 * here is only how one spells them and what has to be filled in.
 */
export interface VariationEntry {
  /** The key of its words in the catalogue. */
  key: string;
  /** How the record spells it, `_` for the blank. */
  name: string;
  /** What the blank can be filled with, for the question why it cannot be picked. */
  sample?: string;
  /** Free text is asked for. */
  open?: boolean;
}

const EQUATIONS: VariationEntry[] = [
  { key: 'sideways', name: 'sideways' },
  { key: 'upside-down', name: 'upside-down' },
  { key: '0-wild', name: '0 wild' },
  { key: 'x-wild', name: 'x wild' },
  { key: 'factorial', name: 'factorial' },
  { key: 'multiple-operations', name: 'multiple operations' },
  { key: 'three-operation-solution', name: 'three-operation solution' },
  { key: 'base', name: 'base _', sample: 'base 8' },
  { key: 'multiple-of', name: 'multiple of _', sample: 'multiple of 7' },
  { key: 'exponent', name: 'exponent _', sample: 'exponent red' },
  { key: 'powers-of-the-base', name: 'powers of the base' },
  { key: 'average', name: 'average' },
  { key: 'remainder', name: 'remainder' },
  { key: 'percent', name: 'percent' },
  { key: 'decimal-point', name: 'decimal point' },
  { key: 'decimal-in-goal', name: 'decimal in goal' },
  { key: 'two-digit-numerals', name: 'two-digit numerals' },
  { key: 'lcm', name: 'lcm' },
  { key: 'gcf', name: 'gcf' },
  { key: 'number-of-factors', name: 'number of factors' },
  { key: 'smallest-prime', name: 'smallest prime' },
  { key: 'root-i', name: '√ = i' },
  { key: 'log', name: 'log' },
];

const ONSETS: VariationEntry[] = [
  { key: 'required-card', name: 'required card _', sample: 'required card B' },
  { key: 'forbidden-card', name: 'forbidden card _', sample: 'forbidden card B' },
  { key: 'required-cube', name: 'required _', sample: 'required B' },
  { key: 'wild-cube', name: 'wild _', sample: 'wild B' },
  { key: 'union-intersection', name: '∪ and ∩ interchangeable' },
  { key: 'universe-null', name: 'V and Λ interchangeable' },
  { key: 'two-operations', name: 'two operations' },
  { key: 'multiple-operations-sets', name: 'multiple operations' },
  { key: 'shift-from-permitted', name: 'shift from permitted' },
  { key: 'no-null-restrictions', name: 'no null restrictions' },
  { key: 'absolute-value', name: 'absolute value' },
  { key: 'double-set', name: 'double set _', sample: 'double set B∪R', open: true },
  { key: 'blank-card-wild', name: 'blank card wild' },
  { key: 'symmetric-difference', name: 'symmetric difference' },
  { key: 'two-solutions', name: 'two solutions' },
];

export function variationsOf(game: GameName): VariationEntry[] {
  return game === 'equations' ? EQUATIONS : game === 'onsets' ? ONSETS : [];
}

/** The entry that a chosen variation, such as `base 8`, belongs to. */
export function entryOf(game: GameName, chosen: string): VariationEntry | undefined {
  const low = chosen.toLowerCase();
  const entries = variationsOf(game);
  const whole = entries.find((entry) => entry.name.toLowerCase() === low);
  return whole ?? entries.find((entry) => {
    const [before = '', after] = entry.name.toLowerCase().split('_');
    if (after === undefined) return false;
    const blankFirst = before.trim() && low.endsWith(` ${before.trim()}`) && !low.startsWith(before);
    return low.startsWith(before) || Boolean(blankFirst);
  });
}

/** What a variation does, in plain words. */
export function variationWords(entry: VariationEntry): string {
  return maybe(`vary.${entry.key}.words`, '');
}

export function variationTitle(entry: VariationEntry): string {
  return maybe(`vary.${entry.key}`, entry.name);
}
