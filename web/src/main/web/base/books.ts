import type { GameName } from './types';

/** The rule-books and their divisions, as spec and server name them. */
export const BOOKS: Record<GameName, Record<string, string[]>> = {
  equations: {
    'agloa-2015': ['basic', 'elementary', 'middle', 'junior', 'senior'],
    'mlag-2018': ['minor', 'elementary', 'middle', 'high-school'],
    guide: ['minor', 'elementary', 'middle'],
  },
  onsets: { 'agloa-2023': ['basic', 'elementary', 'middle', 'junior', 'senior'] },
  mathdice: { mathdice: [] },
};

/** What is played, as a table's settings and a position both name it. */
export interface Book {
  game: GameName;
  rules: string;
  division?: string;
}

/** The books in which whatever nobody grouped is read in the ordinary order; in the others it may be read in any. */
const ORDERED = ['mlag-2018', 'guide', 'mathdice'];

/** Whether roots and powers come first, then × and ÷, then + and -, each from left to right. */
export function inOrder({ game, rules, division }: Book): boolean {
  return game !== 'onsets' && (ORDERED.includes(rules) || division === 'basic');
}
