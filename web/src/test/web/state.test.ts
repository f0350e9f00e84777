import { deepEqual, equal, ok } from 'node:assert/strict';
import { test } from 'node:test';
import type { Problem, View } from '../../main/web/base/wire';
import {
  answered,
  heard,
  isBuilding,
  isHolding,
  isMine,
  isMovable,
  letGo,
  light,
  OPENING,
  placesFor,
  press,
  put,
  seen,
  sending,
  shakeOf,
  toggleBonus,
  type State,
  type Step,
} from '../../main/web/table/state';
import { entry, VIEW, viewWith } from './made';

const CLOCK = Date.parse('2026-11-15T22:59:58Z');

const at = (view: View, before: State = OPENING): State => seen(before, view, [], CLOCK).state;

/** The state that a press shows. */
function shown(step: Step): State {
  ok(step.to === 'show', `nothing is shown, but ${JSON.stringify(step)}`);
  return (step as Extract<Step, { to: 'show' }>).state;
}

test("a view is shown with what happened, newest first, by the server's clock", () => {
  const { state, news } = seen(
    OPENING,
    VIEW,
    [entry(6, { event: 'Started' }), entry(7, { event: 'TurnLost', at: '0:10', player: 'Ben' })],
    CLOCK,
  );
  deepEqual(news, ['Play begins.', 'Ben loses the turn.']);
  deepEqual(state.log, [
    { number: 7, words: 'Ben loses the turn.' },
    { number: 6, words: 'Play begins.' },
  ]);
  equal(state.skew, 2_000);
  equal(isMine(state.view), true);
  equal(shakeOf(state.view)?.turn, 'Ann');
});

test('the log does not grow without end', () => {
  let state = OPENING;
  for (let i = 0; i < 300; i++) state = heard(state, `word ${i}`);
  equal(state.log.length, 200);
  equal(state.log[0]?.words, 'word 299');
});

test('a cube is taken in hand, put back, and put down where it is offered', () => {
  const state = at(VIEW);
  equal(isMovable(state, 1), true);
  equal(isMovable(state, 0), false);
  equal(isMovable(state, 4), false);
  const held = shown(press(state, 1));
  equal(held.hand.selected, 1);
  deepEqual(placesFor(held), ['R', 'P', 'F']);
  equal(shown(press(held, 1)).hand.selected, -1);
  equal(letGo(held).hand.selected, -1);
  deepEqual(put(held, 'R'), { to: 'send', act: 'move k8 R' });
  equal(put(held, 'G').to, 'show');
  deepEqual(put(state, 'R', 3), { to: 'send', act: 'shift g4 R' });
  equal(put(state, 'F', 3).to, 'show');
});

test('a bonus goes before a move, in one act', () => {
  const mode = toggleBonus(at(VIEW));
  equal(shown(press(mode, 1)).hand.bonus, -1);
  const step = press(mode, 2);
  equal(step.to === 'show' && step.taken, true);
  const chosen = shown(step);
  equal(chosen.hand.bonus, 2);
  equal(isMovable(chosen, 2), false);
  deepEqual(put(shown(press(chosen, 1)), 'P'), { to: 'send', act: 'bonus b× then k8 P' });
  deepEqual(put(chosen, 'R', 3), { to: 'send', act: 'bonus b× then shift g4 R' });
  equal(toggleBonus(chosen).hand.bonus, -1);
});

test('dropped on Forbidden, a cube becomes the bonus where one is wanted', () => {
  const mode = toggleBonus(at(VIEW));
  equal(shown(put(mode, 'F', 2)).hand.bonus, 2);
});

test('while a Goal is built, cubes go there; the bonus of the Goal-setter is an act of its own', () => {
  const state = at(viewWith({ phase: 'setting', goal: null }, { acts: ['bonus r+'], open: ['goal'], bonus: [] }));
  equal(isBuilding(state), true);
  deepEqual(press(state, 1), { to: 'goal', cube: 1 });
  deepEqual(put(state, 'G', 1), { to: 'goal', cube: 1 });
  deepEqual(press(toggleBonus(state), 4), { to: 'send', act: 'bonus r+' });
  equal(press(toggleBonus(state), 1).to, 'show');
});

test('a Goal of On-Sets takes digits', () => {
  const view = viewWith(
    {
      phase: 'setting',
      goal: null,
      cubes: [
        { cube: '3', place: '' },
        { cube: 'B', place: '' },
      ],
    },
    { acts: [], open: ['goal'], bonus: [] },
  );
  const state = at({ ...view, settings: { ...view.settings, game: 'onsets' } });
  equal(isMovable(state, 0), true);
  equal(isMovable(state, 1), false);
});

test('the hand is empty once the phase changes, or somebody moved the cube in it', () => {
  const held = shown(press(at(VIEW), 1));
  equal(at(VIEW, held).hand.selected, 1);
  equal(at(viewWith({ phase: 'writing' }), held).hand.selected, -1);
  const cubes = shakeOf(VIEW)!.cubes.map((one, i) => (i === 1 ? { ...one, place: 'R' as const } : one));
  equal(at(viewWith({ cubes }), held).hand.selected, -1);
  equal(at(viewWith({ number: 2 }), toggleBonus(held)).hand.bonusMode, false);
});

test('cards are lit and dark again, until the phase changes', () => {
  const checking = at(viewWith({ phase: 'checking' }));
  const lit = light(light(checking, 'BR'), 'G');
  deepEqual([...light(lit, 'G').marked], ['BR']);
  deepEqual([...lit.marked], ['BR', 'G']);
  deepEqual([...at(VIEW, lit).marked], []);
});

test('an act is on its way until it is answered', () => {
  const held = shown(press(toggleBonus(at(VIEW)), 2));
  const away = sending({ ...held, problem: 'Oh.' });
  deepEqual([away.sending, away.problem, away.hand.selected], [true, '', -1]);
  const stored = answered(away, { stored: true, setAside: null });
  deepEqual([stored.sending, stored.problem, stored.hand.bonus, stored.hand.bonusMode], [false, '', -1, false]);
  const why = { code: 'TOO_LATE', rule: 'V-B', message: 'It is too late.' };
  ok(answered(away, { stored: true, setAside: why }).problem.includes('It is too late.'));
  const problem: Problem = {
    type: 'about:blank',
    title: 'Conflict',
    status: 409,
    code: 'NOT_YOUR_TURN',
    message: "It is Ben's turn.",
    detail: '',
  };
  const refused = answered(away, { stored: false, problem });
  deepEqual([refused.sending, refused.problem, refused.hand.bonus], [false, "It is Ben's turn.", 2]);
});

test('whoever holds the block is asked for a challenge, where there is one', () => {
  equal(isHolding(at(VIEW)), false);
  equal(isHolding(at(viewWith({ phase: 'holding', holder: 'Ben' }))), false);
  equal(isHolding(at(viewWith({ phase: 'holding', holder: 'Ann' }))), true);
  equal(isHolding(at(viewWith({ phase: 'holding', holder: 'Ann' }, { acts: ['returns'] }))), false);
});

test('before a match and in MathDice no cubes lie on the table', () => {
  const open: View = { ...VIEW, status: 'open', match: null, waiting: [], offers: { acts: [], open: [], bonus: [] } };
  equal(shakeOf(open), null);
  equal(isMine(open), false);
  const dice: View = {
    ...open,
    match: {
      totals: {},
      set: {},
      sets: {},
      winner: null,
      shakes: [],
      shake: { phase: 'rolling', number: 1, keys: [] },
    },
  };
  equal(shakeOf(dice), null);
  equal(press(at(dice), 0).to, 'show');
});
