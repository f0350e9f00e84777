import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import { after, NOTHING, type Scene } from '../../main/web/base/story';
import type { TableEvent } from '../../main/web/base/wire';
import { eventWords } from '../../main/web/base/words';

const PLAYERS = ['Ann', 'Ben'];
const at = '1:05';
const rolled: TableEvent[] = [
  { event: 'ShakeBegun', at, setter: 'Ann' },
  { event: 'Rolled', at, cubes: ['r2', 'k8', 'b×', 'g4', 'r+'] },
];

const tell = (events: TableEvent[], scene: Scene = NOTHING): Scene =>
  events.reduce((before, event) => after(before, event, PLAYERS), scene);

test('cubes lie where the events put them', () => {
  const scene = tell([
    ...rolled,
    { event: 'SetterBonusMoved', at, player: 'Ann', cube: 4, irregular: null },
    { event: 'GoalSet', at, player: 'Ann', goal: 'r2', cubes: [0], discarded: [2] },
    { event: 'Moved', at, player: 'Ben', bonus: null, cube: 3, to: 'PERMITTED', irregular: [] },
    { event: 'Shifted', at, player: 'Ann', bonus: 1, cube: 3, to: 'REQUIRED', irregular: [] },
  ]);
  deepEqual(scene.places, ['G', 'F', 'F', 'R', 'F']);
  equal(scene.goal, 'r2');
  equal(scene.mover, 'Ann');
});

test('a scene is never changed, so that a replay can go back', () => {
  const before = tell(rolled);
  const kept = structuredClone(before);
  tell([{ event: 'Moved', at, player: 'Ben', bonus: 0, cube: 3, to: 'REQUIRED', irregular: [] }], before);
  deepEqual(before, kept);
});

test('a challenge has a challenger and sides', () => {
  const scene = tell([
    ...rolled,
    { event: 'Moved', at, player: 'Ben', bonus: null, cube: 1, to: 'REQUIRED', irregular: [] },
    { event: 'Challenged', at, player: 'Ann', challenge: 'NO_GOAL' },
    { event: 'Joined', at, player: 'Cam', side: 'MOVER' },
  ]);
  equal(scene.challenge, 'no-goal');
  equal(scene.challenger, 'Ann');
  equal(scene.mover, 'Ben');
  deepEqual(scene.sides, { Cam: 'MOVER' });
});

test('papers after a force-out are judged as of a force-out, and others as of the last cube', () => {
  equal(
    tell([
      { event: 'ForcedOut', at, player: 'Ben' },
      { event: 'EverybodyWrites', at, ending: 'FORCE_OUT' },
    ]).challenge,
    'force-out',
  );
  equal(tell([{ event: 'EverybodyWrites', at, ending: 'LAST_CUBE' }]).challenge, 'last-cube');
});

test('a paper is judged once it is shown', () => {
  const reasons = [{ code: 'NOT_EQUAL' as const, rule: '', message: 'Not equal.', witness: null }];
  const scene = tell([
    { event: 'Presented', at, player: 'Ann', paper: null },
    { event: 'Presented', at, player: 'Ben', paper: '8-6 = 2' },
    { event: 'PaperJudged', at, writer: 'Ben', correct: false, reasons },
  ]);
  deepEqual(scene.papers, [
    { player: 'Ann', text: '' },
    { player: 'Ben', text: '8-6 = 2', correct: false, reasons },
  ]);
});

test('scores and penalties are added up, and stay when a new shake begins', () => {
  const scene = tell([
    { event: 'Penalised', at, player: 'Ann', points: 1, why: 'BLOCK' },
    { event: 'ShakeEnded', at, ended: 'challenge now', scores: [6, 2], nextSetter: 'Ben' },
    ...rolled,
  ]);
  deepEqual(scene.totals, { Ann: 5, Ben: 2 });
  equal(scene.shake, 1);
  equal(scene.goal, '');
});

test('a point of MathDice: target, dice, calls, and what was stated for the last of them', () => {
  const scene = tell([
    { event: 'PointBegun', at },
    { event: 'TargetRolled', at, dice: [7, 4] },
    { event: 'DiceRolled', at, dice: [2, 3, 5] },
    { event: 'Called', at, player: 'Ann', number: '25' },
    { event: 'Called', at, player: 'Ben', number: '28' },
    { event: 'Stated', at, player: 'Ben', expression: '5^2+3', correct: true, reasons: [] },
    { event: 'PointWon', at, player: 'Ben' },
  ]);
  deepEqual(
    [scene.target, scene.dice],
    [
      [7, 4],
      [2, 3, 5],
    ],
  );
  deepEqual(scene.calls, [
    { player: 'Ann', number: '25' },
    { player: 'Ben', number: '28', statement: '5^2+3' },
  ]);
  deepEqual(scene.totals, { Ben: 0 + 1 });
});

test('what a newer server tells of changes nothing, and has no words', () => {
  const news = { event: 'Danced', at, player: 'Ann' } as unknown as TableEvent;
  const scene = tell(rolled);
  equal(after(scene, news, PLAYERS), scene);
  equal(eventWords(news, scene.roll), '');
});

test('events are told in words, with their cubes', () => {
  const { roll } = tell(rolled);
  const moved: TableEvent = { event: 'Moved', at, player: 'Ben', bonus: null, cube: 1, to: 'REQUIRED', irregular: [] };
  equal(eventWords(moved, roll), 'Ben moves black 8 to Required.');
  equal(eventWords({ ...moved, bonus: 0 }, roll), 'Ben forbids red 2 as a bonus and moves black 8 to Required.');
  equal(eventWords({ event: 'Presented', at, player: 'Ben', paper: null }, roll), 'Ben hands a paper in.');
  equal(eventWords({ event: 'Presented', at, player: 'Ben', paper: '8-6 = 2' }, roll), 'Ben presents 8-6 = 2.');
  equal(
    eventWords({ event: 'Penalised', at, player: 'Ann', points: 1, why: 'TIME' }, roll),
    'Ann loses 1: time ran out.',
  );
  equal(eventWords({ event: 'SeatTaken', seat: 0, player: 'Ann' }, roll), 'Ann sits down.');
  equal(eventWords({ event: 'HashPublished', shake: 1, hash: '66687aad' }, roll), '');
  const rounds = [
    {
      rolls: [
        { player: 'Ann', face: 'r3' },
        { player: 'Ben', face: 'r+' },
      ],
    },
  ];
  equal(
    eventWords({ event: 'LotDrawn', at, rounds, setter: 'Ann' }, roll),
    'Rolling for the first Goal: Ann red 3, Ben red plus. Ann sets it.',
  );
});
