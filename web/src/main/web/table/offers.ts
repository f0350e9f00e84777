import type { Offers } from '../base/types';

/** The offers of a view, sorted by what a page does with them. Nothing is added to what the server offers. */
export interface Sorted {
  /** For each cube, the places to which it may go: `k8` to `R`, `P`, `F`. */
  moves: Map<string, string[]>;
  /** The same for cubes in Permitted that may be shifted. */
  shifts: Map<string, string[]>;
  /** The cubes that the Goal-setter may forbid first. */
  setterBonus: string[];
  /** The cubes that may be forbidden before a move. */
  bonus: string[];
  variations: string[];
  challenges: string[];
  block: boolean;
  sides: string[];
  accepts: string[];
  asks: string[];
  /** Whatever else can be done with one press. */
  others: string[];
  open: Set<string>;
}

export function sorted(offers: Offers): Sorted {
  const result: Sorted = {
    moves: new Map(), shifts: new Map(), setterBonus: [], bonus: offers.bonus ?? [], variations: [], challenges: [],
    block: false, sides: [], accepts: [], asks: [], others: [], open: new Set(offers.open),
  };
  const bonus = new Set(result.bonus);
  for (const act of offers.acts) {
    const [verb, ...rest] = act.split(' ');
    const tail = rest.join(' ');
    if (verb === 'move') add(result.moves, rest[0]!, rest[1]!);
    else if (verb === 'shift') add(result.shifts, rest[0]!, rest[1]!);
    else if (verb === 'bonus' && rest.length === 1) result.setterBonus.push(tail);
    else if (verb === 'bonus') bonus.add(rest[0]!);
    else if (verb === 'variation') result.variations.push(tail);
    else if (verb === 'challenge') result.challenges.push(act);
    else if (act === 'block') result.block = true;
    else if (verb === 'joins') result.sides.push(act);
    else if (verb === 'accepts') result.accepts.push(tail);
    else if (verb === 'asks') result.asks.push(rest.slice(1).join(' '));
    else if (act !== 'presents nothing') result.others.push(act);
  }
  result.bonus = [...bonus];
  return result;
}

function add(map: Map<string, string[]>, cube: string, place: string): void {
  map.set(cube, [...(map.get(cube) ?? []), place]);
}
