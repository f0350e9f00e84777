import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { read, sorted } from '../../main/web/table/offers';

test('an offer is read as far as the page has a place for it', () => {
  deepEqual(read('move k8 R'), { kind: 'move', cube: 'k8', to: 'R' });
  deepEqual(read('shift b× F'), { kind: 'shift', cube: 'b×', to: 'F' });
  deepEqual(read('bonus r0'), { kind: 'bonus', cube: 'r0' });
  deepEqual(read('variation base 8'), { kind: 'variation', name: 'base 8' });
  deepEqual(read("accepts Cam O'Neil"), { kind: 'accepts', player: "Cam O'Neil" });
  deepEqual(read('asks judge Ann 2'), { kind: 'asks', player: 'Ann 2' });
  deepEqual(read('joins challenger'), { kind: 'joins', side: 'challenger' });
});

test('what is not known can still be pressed', () => {
  for (const words of [
    'leaves',
    'no goal',
    'charges Ben LEADING',
    'dances',
    'move k8',
    'move k8 Q',
    'joins nobody',
    'asks Ann',
    '',
    'block now',
  ]) {
    deepEqual(read(words), { kind: 'other' }, words);
  }
  deepEqual(sorted({ acts: ['dances'], open: [], bonus: [] }).others, ['dances']);
});

test('offers are sorted by what the page does with them', () => {
  const offers = sorted({
    acts: [
      'move k8 R',
      'move k8 F',
      'shift g4 R',
      'bonus r0',
      'variation average',
      'challenge now',
      'challenge no goal',
      'block',
      'joins mover',
      'accepts Ben',
      'asks judge Ben',
      'presents nothing',
      'leaves',
    ],
    open: ['presents', 'rejects'],
    bonus: ['b×'],
  });
  deepEqual([...offers.moves], [['k8', ['R', 'F']]]);
  deepEqual([...offers.shifts], [['g4', ['R']]]);
  deepEqual(offers.setterBonus, ['r0']);
  deepEqual(offers.bonus, ['b×']);
  deepEqual(offers.variations, ['average']);
  deepEqual(offers.challenges, ['challenge now', 'challenge no goal']);
  equal(offers.block, true);
  deepEqual([offers.sides, offers.accepts, offers.asks], [['mover'], ['Ben'], ['Ben']]);
  deepEqual(offers.others, ['leaves']);
  deepEqual([...offers.open], ['presents', 'rejects']);
});
