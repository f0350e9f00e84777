import { t } from './i18n';
import { allVariations, variationTitle, type Book } from './shelf';

/** What a league plays differently from its book, on the day of a match. */
export interface Differs {
  name?: string | null;
  /** Minutes until no shake begins, and how many more the last one may take. */
  round?: number;
  overtime?: number;
  /** What the places are worth. */
  points?: number[];
  /** The variations that may not be chosen, and those that may in every season, by key. */
  off: string[];
  on: string[];
  /** What the league calls a variation. */
  called: Record<string, string>;
}

/** The differences, one sentence each. */
export function differences(book: Book, league: Differs): string[] {
  const all = allVariations(book);
  const titles = (keys: string[]): string => all.filter((one) => keys.includes(one.key)).map((one) => variationTitle(book.game, one)).join(', ');
  const choices = all.filter((one) => !one.always);
  const left = choices.filter((one) => !league.off.includes(one.key));
  const few = left.length < league.off.length;
  return [
    league.off.length && few ? t('league.only', { names: left.length ? left.map((one) => variationTitle(book.game, one)).join(', ') : t('league.none') }) : '',
    league.off.length && !few ? t('league.off', { names: titles(league.off) }) : '',
    league.on.length && !few ? t('league.on', { names: titles(league.on) }) : '',
    ...all.filter((one) => one.key in league.called).map((one) => t('league.called', { name: variationTitle(book.game, one), called: league.called[one.key]!.replace('_', '…') })),
    league.round === undefined ? '' : t('league.round', { n: league.round }),
    league.overtime === undefined ? '' : t('league.overtime', { n: league.overtime }),
    league.points ? t('league.points', { points: league.points.join(', ') }) : '',
  ].filter(Boolean);
}
