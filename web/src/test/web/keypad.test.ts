import { deepEqual, equal } from 'node:assert/strict';
import { test } from 'node:test';
import type { CubeView, WritingKey } from '../../main/web/base/wire';
import { filled, signKeys, suffix, usedCubes, usedSigns } from '../../main/web/parts/keypad';

const key = (text: string, cube: string | null, more: Partial<WritingKey> = {}): WritingKey => ({
  kind: 'between',
  text,
  label: text,
  example: text,
  parts: ['solution'],
  cube,
  choices: [],
  ...more,
});

const DIGITS = [...'0123456789'].map((digit) => key(digit, digit, { kind: 'digit' }));
const EQUATIONS = [
  ...DIGITS,
  key('+', '+'),
  key('-', '-'),
  key('×', '×'),
  key('^', '^'),
  key('√', '√'),
  key('√', '√', { kind: 'before' }),
  key('%', '√'),
  key('rem', '÷'),
  key('.', '^', { kind: 'point' }),
  key('(', null, { kind: 'bracket' }),
  key(')', null, { kind: 'bracket' }),
  key('=', null, { kind: 'separator' }),
  key('_su', null, { kind: 'use', choices: ['2', '7'] }),
  key('_<0>', '0', { kind: 'use', choices: ['7', '+'] }),
];
const SETS = [
  ...[...'BRGYVΛ'].map((set) => key(set, set, { kind: 'name' })),
  key('∪', '∪'),
  key('∩', '∩'),
  key("'", "'", { kind: 'behind' }),
  key('=', '=', { kind: 'relation' }),
  key(';', null, { kind: 'separator' }),
  key('goal', null, { kind: 'separator' }),
  key('//', null, { kind: 'separator' }),
  key('_<∩>', null, { kind: 'use', choices: ['∪'] }),
  key('blank=_', null, { kind: 'note', choices: ['B', 'BR'] }),
];
const used = (written: string, keys: WritingKey[]): string =>
  [...usedSigns(written, keys)]
    .sort()
    .map(([sign, count]) => sign + count)
    .join(' ');

test('every cube of a Solution is counted once, whatever sign it is played for', () => {
  equal(used('25 % 8+7su = 9', EQUATIONS), '+1 21 51 71 81 √1');
  equal(used('7<0>×√4 rem 3', EQUATIONS), '01 31 41 ×1 ÷1 √1');
  equal(used('(.5x2)*3', EQUATIONS), '21 31 51 ^2 ×1');
  equal(used('', EQUATIONS), '');
});

test('on a paper of sets the relation is a cube, and the Goal and the notes are none', () => {
  equal(used("B = R ; B'∪G goal 3 where blank=BR", SETS), "'1 =1 B2 G1 R1 ∪1");
  equal(used('B ∪<∩> R', SETS), 'B1 R1 ∩1');
  equal(used('B ∪ R // G', SETS), 'G1');
});

test('cubes are used from Required first and from Resources last', () => {
  const cubes: CubeView[] = [
    { cube: 'r7', place: '' },
    { cube: 'k7', place: 'P' },
    { cube: 'g7', place: 'R' },
    { cube: 'g+', place: 'P' },
    { cube: 'b7', place: 'G' },
  ];
  const taken = (written: string): string[] =>
    [...usedCubes(cubes, usedSigns(written, EQUATIONS))].map((one) => one.cube);
  deepEqual(taken('7'), ['g7']);
  deepEqual(taken('7+7'), ['g7', 'k7', 'g+']);
  deepEqual(taken('7+7+7+7'), ['g7', 'k7', 'g+', 'r7']);
});

test('a use is written behind what can be put to it, and asks where there is nothing', () => {
  const [turned, wild] = EQUATIONS.slice(-2) as [WritingKey, WritingKey];
  equal(suffix(turned, '3+2'), 'su');
  equal(suffix(turned, '3+'), null);
  equal(suffix(wild, '3+ '), '<0>');
  equal(filled(wild, '7', '3+'), '7<0>');
});

test('a note stands behind where, the next one behind a comma', () => {
  const note = SETS.at(-1)!;
  equal(filled(note, 'BR', 'B∪R'), ' where blank=BR');
  equal(filled(note, 'B', 'B∪R where blank=BR'), ', blank=B');
  equal(filled(key('goal', null), '', 'B'), ' goal ');
});

test('what a cube shows as it is has its cube for a key', () => {
  deepEqual(
    signKeys(EQUATIONS, 'solution').map((one) => one.text),
    ['%', 'rem', '.', '(', ')', '=', '_su', '_<0>'],
  );
});
