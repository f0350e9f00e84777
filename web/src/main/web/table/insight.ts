import type { Key } from '../base/i18n';
import type { View } from '../base/wire';

/** What helps to think about a match: its record and replay, and the coach's review. */
export type Insight = keyof View['open'];

/** Where time counts the table closes it for a while: the sentence that says why; null where it is open. */
export function closed(view: Pick<View, 'open'>, what: Insight): Key | null {
  return view.open[what] ? null : `table.closed.${what}`;
}
