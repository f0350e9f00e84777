import type { Outcome } from '../base/live';
import { t } from '../base/i18n';
import { withRule } from '../base/rules';
import { after, NOTHING, type Scene } from '../base/story';
import type { CubeView, Entry, Place, ShakeView, View } from '../base/wire';
import { eventWords } from '../base/words';
import { NO_OFFERS, sorted, type Sorted, type Target } from './offers';

/** What a player is about to do with cubes; each is known by its number in the roll, and -1 is none. */
export interface Hand {
  /** The cube in hand. */
  selected: number;
  /** The cube at which Tab stops. */
  stop: number;
  /** The cube that goes to Forbidden first, and whether one is being chosen or was. */
  bonus: number;
  bonusMode: boolean;
}

export interface Logged {
  number: number;
  words: string;
}

/** All that a page shows of a table. It never changes; what happens gives a new one. */
export interface State {
  view: View | null;
  offers: Sorted;
  scene: Scene;
  log: Logged[];
  connection: 'connecting' | 'open' | 'lost' | 'no-table';
  hand: Hand;
  problem: string;
  sending: boolean;
  /** Cards that somebody lit while checking. */
  marked: ReadonlySet<string>;
  /** What to add to this browser's clock to have the server's. */
  skew: number;
}

const EMPTY: Hand = { selected: -1, stop: -1, bonus: -1, bonusMode: false };
const LONGEST_LOG = 200;

/** Before the server has said anything. */
export const OPENING: State = {
  view: null,
  offers: NO_OFFERS,
  scene: NOTHING,
  log: [],
  connection: 'connecting',
  hand: EMPTY,
  problem: '',
  sending: false,
  marked: new Set(),
  skew: 0,
};

/** All that happened is told once more, as to somebody who has just come. */
export const fromTheBeginning = (state: State): State => ({ ...state, log: [], scene: NOTHING });

/** The shake in play where cubes are played with. */
export const shakeOf = (view: View | null): ShakeView | null =>
  view?.match && 'round' in view.match ? view.match.shake : null;

/** Whether the table waits for whoever looks at it. */
export const isMine = (view: View | null): boolean =>
  view !== null && view.waiting.some((one) => one.player !== null && one.player === view.you);

/** Whether whoever looks holds the block and has a challenge to say. */
export const isHolding = ({ view, offers }: State): boolean => {
  const holder = shakeOf(view)?.holder ?? null;
  return holder !== null && holder === view?.you && offers.challenges.length > 0;
};

/** Whether a Goal is being built. */
export const isBuilding = ({ offers }: State): boolean => offers.open.has('goal');

/** A new view, with what happened since the last one; and in words what happened. */
export function seen(state: State, view: View, entries: Entry[], clock: number): { state: State; news: string[] } {
  const names = view.seats.map((seat) => seat.name ?? '');
  const news: string[] = [];
  let { scene, log } = state;
  for (const entry of entries) {
    for (const event of entry.events) {
      scene = after(scene, event, names);
      const words = eventWords(event, scene.roll);
      if (!words) continue;
      log = logged(log, entry.number, words);
      news.push(words);
    }
  }
  const before = shakeOf(state.view);
  const shake = shakeOf(view);
  const another = before?.number !== shake?.number || before?.phase !== shake?.phase;
  const next: State = {
    ...state,
    view,
    scene,
    log,
    offers: sorted(view.offers),
    skew: Date.parse(view.now) - clock,
    hand: another ? { ...EMPTY, stop: state.hand.stop } : stillInHand(state.hand, before, shake),
    marked: another ? new Set() : state.marked,
  };
  return { state: next, news };
}

/** A cube that was moved by somebody is in nobody's hand. */
function stillInHand(hand: Hand, before: ShakeView | null, shake: ShakeView | null): Hand {
  const place = (at: ShakeView | null): Place | undefined => at?.cubes[hand.selected]?.place;
  return place(before) === place(shake) ? hand : { ...hand, selected: -1 };
}

function logged(log: Logged[], number: number, words: string): Logged[] {
  return [{ number, words }, ...log].slice(0, LONGEST_LOG);
}

/** Somebody said something. */
export const heard = (state: State, words: string): State => ({
  ...state,
  log: logged(state.log, state.view?.version ?? 0, words),
});

/** An act is on its way. */
export const sending = (state: State): State => ({
  ...state,
  sending: true,
  problem: '',
  hand: { ...state.hand, selected: -1 },
});

/** What became of an act. */
export function answered(state: State, outcome: Outcome): State {
  if (!outcome.stored) {
    const { message, rule } = outcome.problem;
    return { ...state, sending: false, problem: withRule(message, rule) };
  }
  const problem = outcome.setAside ? t('table.setAside', { message: outcome.setAside.message }) : state.problem;
  return { ...state, sending: false, problem, hand: { ...state.hand, bonus: -1, bonusMode: false } };
}

/** What comes of a press: another state, an act to be sent, or a cube for the Goal that is being built. */
export type Step =
  { to: 'show'; state: State; taken?: boolean } | { to: 'send'; act: string } | { to: 'goal'; cube: number };

const show = (state: State): Step => ({ to: 'show', state });

const inHand = (state: State, change: Partial<Hand>): State => ({ ...state, hand: { ...state.hand, ...change } });

const cubeAt = (state: State, index: number): CubeView | undefined => shakeOf(state.view)?.cubes[index];

/** The cubes of On-Sets that a Goal is made of. */
const DIGIT = /^[1-5]$/;

/** Whether a cube can be taken in hand now. */
export function isMovable(state: State, index: number): boolean {
  const cube = cubeAt(state, index);
  const { offers, hand, view } = state;
  if (!cube || index === hand.bonus) return false;
  if (cube.place === 'P') return offers.shifts.has(cube.cube);
  if (cube.place !== '') return false;
  if (isBuilding(state))
    return (
      view?.settings.game === 'equations' ||
      DIGIT.test(cube.cube) ||
      (hand.bonusMode && offers.setterBonus.includes(cube.cube))
    );
  return offers.moves.has(cube.cube) || (hand.bonusMode && offers.bonus.includes(cube.cube));
}

/** The places to which a cube may go, the one in hand if no other is named. */
export function placesFor(state: State, index = state.hand.selected): Target[] {
  const cube = cubeAt(state, index);
  if (!cube) return [];
  return (cube.place === 'P' ? state.offers.shifts : state.offers.moves).get(cube.cube) ?? [];
}

/** A cube is pressed: it goes to the Goal that is being built, becomes the bonus, or is taken in hand. */
export function press(state: State, index: number): Step {
  const { selected, bonus, bonusMode } = state.hand;
  if (!cubeAt(state, index)) return show(state);
  if (bonusMode && bonus < 0) return takeBonus(state, index);
  if (isBuilding(state)) return { to: 'goal', cube: index };
  return show(inHand(state, { stop: index, selected: selected === index ? -1 : index }));
}

function takeBonus(state: State, index: number): Step {
  const cube = cubeAt(state, index)?.cube ?? '';
  const { bonus, setterBonus } = state.offers;
  if (isBuilding(state)) return setterBonus.includes(cube) ? { to: 'send', act: `bonus ${cube}` } : show(state);
  return bonus.includes(cube) ? { to: 'show', state: inHand(state, { bonus: index }), taken: true } : show(state);
}

/** A cube is put down, the one in hand if no other is named. */
export function put(state: State, place: Place, index = state.hand.selected): Step {
  const { bonus, bonusMode } = state.hand;
  const cube = cubeAt(state, index);
  if (!cube) return show(state);
  if (place === 'G' && isBuilding(state)) return { to: 'goal', cube: index };
  if (bonusMode && bonus < 0 && place === 'F') return takeBonus(state, index);
  if (!placesFor(state, index).some((one) => one === place)) return show(state);
  const first = bonus >= 0 ? `bonus ${cubeAt(state, bonus)?.cube ?? ''} then ` : '';
  const verb = cube.place === 'P' ? 'shift ' : first ? '' : 'move ';
  return { to: 'send', act: `${first}${verb}${cube.cube} ${place}` };
}

/** The cube in hand lies where it lay. */
export const letGo = (state: State): State => inHand(state, { selected: -1 });

/** Tab stops at this cube. */
export const stopAt = (state: State, index: number): State => inHand(state, { stop: index });

/** A bonus move is wanted, or not any more. */
export const toggleBonus = (state: State): State =>
  inHand(state, { bonusMode: !state.hand.bonusMode, bonus: -1, selected: -1 });

/** A card is lit, or dark again. */
export function light(state: State, card: string): State {
  const marked = new Set(state.marked);
  if (!marked.delete(card)) marked.add(card);
  return { ...state, marked };
}

/** What the parts of the page may ask of it. */
export interface Table {
  readonly code: string;
  readonly state: State;
  readonly phrases: { phrase: string; text: string }[];
  /** The Goal that is being built: the cubes in it, by number, and how one more gets there. */
  readonly goal: { taken: number[]; add(cube: number): void } | null;
  /** Shows another state. */
  show(state: State): void;
  /** Sends an act; whether it was stored. */
  act(words: string): Promise<boolean>;
  press(index: number): void;
  put(place: Place, index?: number): void;
  /** Says one of the phrases. */
  say(phrase: string): void;
  /** What is shown depends on something that is not in the state, such as the Goal that is being built. */
  requestUpdate(): void;
}
