import type { Offers, Place } from '../base/wire';

/** A section of the mat to which a cube can be moved. */
export type Target = Exclude<Place, '' | 'G'>;

/** An act in the words of a match record, read as far as a page has a place of its own for it. */
export type Act =
  | { kind: 'move' | 'shift'; cube: string; to: Target }
  | { kind: 'bonus'; cube: string }
  | { kind: 'variation'; name: string }
  | { kind: 'challenge' }
  | { kind: 'block' }
  | { kind: 'joins'; side: JoinedSide }
  | { kind: 'accepts' | 'asks'; player: string }
  | { kind: 'presents nothing' }
  | { kind: 'other' };

export type JoinedSide = 'challenger' | 'mover';

const TARGETS: readonly Target[] = ['R', 'P', 'F'];
const SIDES: readonly JoinedSide[] = ['challenger', 'mover'];
const OTHER: Act = { kind: 'other' };

/** Reads an offer. What is not known here, such as an act of a newer server, is still something that can be pressed. */
export function read(words: string): Act {
  const [verb = '', ...rest] = words.split(' ');
  const tail = rest.join(' ');
  switch (verb) {
    case 'move':
    case 'shift': {
      const [cube, place] = rest;
      const to = TARGETS.find((one) => one === place);
      return cube && to && rest.length === 2 ? { kind: verb, cube, to } : OTHER;
    }
    case 'bonus':
      return rest.length === 1 && tail ? { kind: 'bonus', cube: tail } : OTHER;
    case 'variation':
      return { kind: 'variation', name: tail };
    case 'challenge':
      return { kind: 'challenge' };
    case 'block':
      return tail ? OTHER : { kind: 'block' };
    case 'joins': {
      const side = SIDES.find((one) => one === tail);
      return side ? { kind: 'joins', side } : OTHER;
    }
    case 'accepts':
      return { kind: 'accepts', player: tail };
    case 'asks':
      return rest[0] === 'judge' ? { kind: 'asks', player: rest.slice(1).join(' ') } : OTHER;
    case 'presents':
      return tail === 'nothing' ? { kind: 'presents nothing' } : OTHER;
    default:
      return OTHER;
  }
}

/** The offers of a view, sorted by what a page does with them. Nothing is added to what the server offers. */
export interface Sorted {
  /** For each cube, the places to which it may go: `k8` to `R`, `P`, `F`. */
  moves: ReadonlyMap<string, Target[]>;
  /** The same for cubes in Permitted that may be shifted. */
  shifts: ReadonlyMap<string, Target[]>;
  /** The cubes that the Goal-setter may forbid first. */
  setterBonus: string[];
  /** The cubes that may be forbidden before a move. */
  bonus: string[];
  variations: string[];
  /** Challenges, as they are said. */
  challenges: string[];
  block: boolean;
  sides: JoinedSide[];
  /** Whose papers can be accepted, and of whose the judge can be asked. */
  accepts: string[];
  asks: string[];
  /** Whatever else can be done with one press. */
  others: string[];
  /** The kinds of acts that are filled in: `goal`, `presents`, `variation`. */
  open: ReadonlySet<string>;
}

export function sorted(offers: Offers): Sorted {
  const moves = new Map<string, Target[]>();
  const shifts = new Map<string, Target[]>();
  const result: Sorted = {
    moves,
    shifts,
    setterBonus: [],
    bonus: offers.bonus,
    variations: [],
    challenges: [],
    block: false,
    sides: [],
    accepts: [],
    asks: [],
    others: [],
    open: new Set(offers.open),
  };
  for (const words of offers.acts) {
    const act = read(words);
    switch (act.kind) {
      case 'move':
        add(moves, act.cube, act.to);
        break;
      case 'shift':
        add(shifts, act.cube, act.to);
        break;
      case 'bonus':
        result.setterBonus.push(act.cube);
        break;
      case 'variation':
        result.variations.push(act.name);
        break;
      case 'challenge':
        result.challenges.push(words);
        break;
      case 'block':
        result.block = true;
        break;
      case 'joins':
        result.sides.push(act.side);
        break;
      case 'accepts':
        result.accepts.push(act.player);
        break;
      case 'asks':
        result.asks.push(act.player);
        break;
      case 'presents nothing':
        // The sheet has a button of its own for it.
        break;
      case 'other':
        result.others.push(words);
        break;
      default:
        act satisfies never;
    }
  }
  return result;
}

/** Where nothing is offered. */
export const NO_OFFERS: Sorted = sorted({ acts: [], open: [], bonus: [] });

function add(map: Map<string, Target[]>, cube: string, to: Target): void {
  map.set(cube, [...(map.get(cube) ?? []), to]);
}
