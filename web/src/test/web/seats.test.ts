import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { seats } from '../../main/web/parts/from-record';

const HEAD = 'mathmat 1\ngame: mathdice\nplayers: Ann, Ben # two\n\n';

test('a seat is listed with everybody who has played on it, as the engine lists it', () => {
  deepEqual(seats(HEAD), ['Ann', 'Ben']);
  deepEqual(seats(`${HEAD}seat Ann: Bo\nshake\n+1:05 seat Bo: Cy # again\nCy: calls 7\nseat Ben: Ann\n`), [
    'Ann / Bo / Cy',
    'Ben / Ann',
  ]);
});

test("a name that is taken, or nobody's, changes nothing", () => {
  deepEqual(seats(`${HEAD}seat Ann: Ben\nseat Dan: Eve\n# seat Ann: Bo\n`), ['Ann', 'Ben']);
});
