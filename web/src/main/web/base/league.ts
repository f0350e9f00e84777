import { t } from './i18n';
import { allVariations, variationTitle, type Book } from './shelf';
import type { Differs } from './wire';

/** The differences, one sentence each. */
export function differences(book: Book, league: Differs): string[] {
  const all = allVariations(book);
  const titles = (keys: string[]): string =>
    all
      .filter((one) => keys.includes(one.key))
      .map((one) => variationTitle(book.game, one))
      .join(', ');
  const choices = all.filter((one) => !one.always);
  const left = choices.filter((one) => !league.off.includes(one.key));
  const few = left.length < league.off.length;
  return [
    league.off.length && few
      ? t('league.only', {
          names: left.length ? left.map((one) => variationTitle(book.game, one)).join(', ') : t('league.none'),
        })
      : '',
    league.off.length && !few ? t('league.off', { names: titles(league.off) }) : '',
    league.on.length && !few ? t('league.on', { names: titles(league.on) }) : '',
    ...all
      .filter((one) => one.key in league.called)
      .map((one) =>
        t('league.called', { name: variationTitle(book.game, one), called: league.called[one.key]!.replace('_', '…') }),
      ),
    league.round === undefined ? '' : t('league.round', { n: league.round }),
    league.overtime === undefined ? '' : t('league.overtime', { n: league.overtime }),
    league.points ? t('league.points', { points: league.points.join(', ') }) : '',
  ].filter(Boolean);
}
