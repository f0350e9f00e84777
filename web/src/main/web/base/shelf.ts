import { get } from './api';
import { maybe, t } from './i18n';
import type { Division, Game, GameName, RuleBook, Variation } from './wire';

/**
 * The games, their rule-books, divisions and variations, and their words, as the server has them. Another language
 * attaches its own words by the keys that are built here.
 */
export interface Shelf {
  games: Game[];
  bots: string[];
}

let shelf: Shelf = { games: [], bots: [] };
let asked: Promise<void> | undefined;

/** Puts the books on the shelf. */
export function fill(answer: Shelf): void {
  shelf = answer;
}

/** Fetches the shelf, once for a visit; no page is shown before. */
export function loadShelf(): Promise<void> {
  asked ??= get<Shelf>('/games').then(fill, (failure: unknown) => {
    asked = undefined;
    throw failure;
  });
  return asked;
}

export const games = (): Game[] => shelf.games;
export const bots = (): string[] => shelf.bots;
export const gameOf = (game: string): Game | undefined => shelf.games.find((one) => one.game === game);
export const booksOf = (game: string): RuleBook[] => gameOf(game)?.rules ?? [];
export const bookOf = (game: string, rules: string): RuleBook | undefined =>
  booksOf(game).find((one) => one.rules === rules);
export const divisionsOf = (game: string, rules: string): string[] => bookOf(game, rules)?.divisions ?? [];

/** The division that is played where none was chosen: the second, for the first is an introduction. */
export function usualDivision(game: string, rules: string): string {
  const divisions = divisionsOf(game, rules);
  return divisions[1] ?? divisions[0] ?? '';
}

/** What is played, as a table's settings and a position both name it. */
export interface Book {
  game: GameName;
  rules: string;
  division?: string;
}

/** Whether what nobody grouped is read in the ordinary order: roots and powers, then × and ÷, then + and -, each from left to right. */
export const inOrder = (book: Book): boolean => (listOf(book) ?? bookOf(book.game, book.rules))?.grouping === 'ordered';

const listOf = ({ game, rules, division }: Book): Division | undefined => bookOf(game, rules)?.lists?.[division ?? ''];

/** The variations that a division lets players select. */
export const variationsOf = (where: Book): Variation[] => listOf(where)?.variations ?? [];

/** All variations of a division, and which of them are in force in every shake. */
export function allVariations(where: Book): (Variation & { always: boolean })[] {
  const mark = (list: Variation[] | undefined, always: boolean): (Variation & { always: boolean })[] =>
    (list ?? []).map((one) => ({ ...one, always }));
  return [...mark(listOf(where)?.always, true), ...mark(listOf(where)?.variations, false)];
}

/** Which season's variations a division has today; nothing where its list is the same every day. */
export const seasonOf = (book: Book): 'even' | 'odd' | null => listOf(book)?.season ?? null;

/** The variation of a division that a name such as `base 8` belongs to. */
export function variationOf(where: Book, chosen: string): Variation | undefined {
  const low = chosen.toLowerCase();
  const all = [...(listOf(where)?.always ?? []), ...variationsOf(where)];
  const spelled = (one: Variation): string[] => one.filled ?? [one.name];
  return (
    all.find((one) => spelled(one).some((name) => name.toLowerCase() === low)) ??
    all.find((one) => one.blank === 'free' && low.startsWith(before(one)))
  );
}

/** What stands before the blank of a variation's name. */
const before = (one: Variation): string => one.name.split('_')[0]!.toLowerCase();

/** What stands in the blank: `8` of `base 8`. */
export const filledIn = (one: Variation, name: string): string =>
  name.toLowerCase().startsWith(before(one)) ? name.slice(before(one).length) : name;

export const variationTitle = (game: GameName, one: Variation): string => maybe(`vary.${game}.${one.key}`, one.title);
export const variationWords = (game: GameName, one: Variation): string =>
  maybe(`vary.${game}.${one.key}.words`, one.words);
export const variationExample = (game: GameName, one: Variation): string =>
  maybe(`vary.${game}.${one.key}.example`, one.example);

export const gameTitle = (game: string): string => maybe(`game.${game}`, gameOf(game)?.title ?? game);
export const bookTitle = (game: string, rules: string): string =>
  maybe(`rules.${rules}`, bookOf(game, rules)?.title ?? rules);
/** The same, and that there is a newer edition, where there is. */
export function editionTitle(game: string, rules: string): string {
  const book = bookTitle(game, rules);
  return bookOf(game, rules)?.newest === false ? t('home.older', { book }) : book;
}
export const divisionTitle = (where: Book): string =>
  maybe(`division.${where.division}`, listOf(where)?.title ?? where.division ?? '');
