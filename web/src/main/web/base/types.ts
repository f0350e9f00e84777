/** What the server says, as docs/protocol/http.md has it. */

import type { Differs } from './league';

export interface Person {
  id: string;
  name: string;
  account: boolean;
}

export interface Problem {
  status: number;
  code: string;
  message: string;
  rule?: string;
  column?: number;
  /** With `COLOUR_MISSING`: the cube whose colour decides, and those that it can have. */
  cube?: string;
  colours?: string[];
  line?: number;
}

export interface Reason {
  code: string;
  rule?: string;
  message: string;
  witness?: string | null;
}

export type GameName = 'equations' | 'onsets' | 'mathdice';

export interface Settings {
  game: GameName;
  rules: string;
  division?: string;
  season?: string;
  /** What the league plays differently, as a record has it; of whoever asks for a table, also the league's whole list. */
  league?: string;
  differs?: Differs;
  checking?: string;
  procedure?: string;
  play?: string;
  timed?: boolean;
  listed?: boolean;
  seats?: string[];
}

export interface SeatView {
  name?: string;
  kind: 'person' | 'bot' | 'open';
  /** The strength of a robot. */
  bot?: string;
  here?: boolean;
  ready?: boolean;
}

export interface Waiting {
  player: string | null;
  task: string;
  limit: string | null;
  until: string | null;
}

export interface Offers {
  acts: string[];
  open: string[];
  bonus?: string[];
}

export interface CubeView {
  cube: string;
  place: string;
}

export interface PaperView {
  player: string;
  text: string | null;
  accepted?: string[];
  rejected?: (string | { player: string })[];
  correct?: boolean | null;
}

export interface ShakeView {
  number: number;
  phase: string;
  setter: string | null;
  players: string[];
  turn: string | null;
  lastMover: string | null;
  holder: string | null;
  cubes: CubeView[];
  cards: string[];
  variations: string[];
  goal: string | null;
  cause: string | null;
  papers: PaperView[];
  charges?: unknown[];
  penalties?: Record<string, number>;
}

export interface Equation {
  player: string;
  text: string;
  correct: boolean;
  reasons: Reason[];
}

export interface FinishedShake {
  ended: string;
  scores: Record<string, number>;
  penalties: Record<string, number>;
  equations?: Equation[];
}

/** One roll of MathDice. */
export interface PointView {
  number?: number;
  phase?: string;
  target?: number | null;
  targetDice?: string | number[] | null;
  dice?: string | number[] | null;
  standing?: { player: string; number: string } | null;
  calls?: { player: string; number: string }[];
  [more: string]: unknown;
}

export interface MatchView {
  round?: string;
  totals: Record<string, number>;
  points?: Record<string, number>;
  /** MathDice: the sets that each has won, and who has won the match. */
  sets?: Record<string, number>;
  winner?: string | null;
  shakes: FinishedShake[];
  shake: (ShakeView & PointView) | null;
  [more: string]: unknown;
}

export interface View {
  table: string;
  version: number;
  status: 'open' | 'playing' | 'finished';
  now: string;
  settings: Settings;
  you: string | null;
  /** Whether one made the table. */
  host?: boolean;
  seats: SeatView[];
  waiting: Waiting[];
  offers: Offers;
  match: MatchView | null;
  /** What can be asked for now, which where time counts is not always all. */
  open: { record: boolean; review: boolean };
  fair?: unknown;
}

export interface TableEvent {
  event: string;
  player?: string;
  [field: string]: unknown;
}

export interface Entry {
  number: number;
  at: string;
  player: string | null;
  act: string | null;
  events: TableEvent[];
}

export interface Listed {
  table: string;
  settings: Settings;
  seats: SeatView[];
  status: string;
  created?: string;
}
