import { equal, notEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { en } from '../../main/web/base/en';
import { closed } from '../../main/web/table/insight';

test('what a table has closed is told with a sentence, and what is open is not', () => {
  for (const what of ['record', 'review'] as const) {
    const open = { record: true, review: true };
    equal(closed({ open }, what), null);
    const why = closed({ open: { ...open, [what]: false } }, what);
    notEqual(why, null);
    equal(/Time counts/.test(en[why!]), true);
  }
});

test('record and review are closed each by itself: between two shakes only the review is', () => {
  const open = { record: true, review: false };
  equal(closed({ open }, 'record'), null);
  equal(closed({ open }, 'review'), 'table.closed.review');
});
