import type { Offers, ShakeView, TableEvent, View } from '../../main/web/base/wire';

/** A shake of Equations in the middle; Ann, who looks at it, is to move. */
export const SHAKE: ShakeView = {
  number: 1,
  phase: 'moving',
  setter: 'Ann',
  players: ['Ann', 'Ben'],
  turn: 'Ann',
  lastMover: 'Ben',
  holder: null,
  cubes: [
    { cube: 'r2', place: 'G' },
    { cube: 'k8', place: '' },
    { cube: 'b×', place: '' },
    { cube: 'g4', place: 'P' },
    { cube: 'r+', place: '' },
  ],
  cards: [],
  variations: [],
  goal: '2',
  cause: null,
  papers: [],
  keys: [],
  charges: [],
  penalties: {},
};

export const OFFERS: Offers = {
  acts: ['move k8 R', 'move k8 P', 'move k8 F', 'move b× R', 'shift g4 R', 'challenge now', 'block', 'leaves'],
  open: [],
  bonus: ['b×'],
};

export const VIEW: View = {
  table: 'K7QM2XRD',
  version: 7,
  status: 'playing',
  paused: false,
  now: '2026-11-15T23:00:00Z',
  settings: {
    game: 'equations',
    rules: 'agloa-2015',
    division: 'middle',
    timed: true,
    listed: false,
    seats: ['me', 'open'],
  },
  you: 'Ann',
  host: true,
  runs: false,
  seats: [
    { kind: 'person', name: 'Ann', here: true, ready: false, finish: false },
    { kind: 'person', name: 'Ben', here: true, ready: false, finish: false },
  ],
  waiting: [{ player: 'Ann', task: 'move or challenge', limit: null, until: null }],
  offers: OFFERS,
  match: { round: 'running', totals: { Ann: 0, Ben: 0 }, points: { Ann: 5, Ben: 5 }, shakes: [], shake: SHAKE },
  open: { record: false, review: false },
  fair: [],
};

/** The same with another shake, and other offers. */
export const viewWith = (shake: Partial<ShakeView>, offers: Partial<Offers> = {}): View => ({
  ...VIEW,
  offers: { ...OFFERS, ...offers },
  match: {
    round: 'running',
    totals: { Ann: 0, Ben: 0 },
    points: { Ann: 5, Ben: 5 },
    shakes: [],
    shake: { ...SHAKE, ...shake },
  },
});

/** An entry of one event. */
export const entry = (
  number: number,
  ...events: TableEvent[]
): { number: number; at: string; player: null; act: null; events: TableEvent[] } => ({
  number,
  at: '2026-11-15T23:00:00Z',
  player: null,
  act: null,
  events,
});
