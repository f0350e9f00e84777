/** What the server says. Made from the server's own description of it: do not change it by hand. */

export interface Roll {
  player: string;
  face: string;
}

export interface Round {
  rolls: Roll[];
}

export type RefusalCode = 'NOT_YOUR_TURN' | 'NOT_NOW' | 'NO_SUCH_CUBE' | 'SECTION' | 'LEADING' | 'LAST_CUBE' | 'GOAL_FORM' | 'OWN_MOVE' | 'TOO_FEW_RESOURCES' | 'NOTHING_PLAYED' | 'TOO_LATE' | 'VARIATION_UNKNOWN' | 'VARIATION_NO_EFFECT' | 'VARIATION_CONFLICT' | 'VARIATION_TAKEN' | 'MAY_NOT_WRITE' | 'NO_REASON' | 'NOT_CLOSER' | 'FORMAT';

export type Section = 'RESOURCES' | 'GOAL' | 'REQUIRED' | 'PERMITTED' | 'FORBIDDEN';

export type Ending = 'LAST_CUBE' | 'FORCE_OUT' | 'ROUND_STOP';

export type Challenge = 'NOW' | 'IMPOSSIBLE' | 'NO_GOAL' | 'P_FLUB' | 'A_FLUB' | 'CA_FLUB' | 'FORCE_OUT_NO_SOLUTION' | 'FORCE_OUT_A_FLUB';

export type Side = 'CHALLENGER' | 'MOVER';

export type ReasonCode = 'FORM' | 'SYNTAX' | 'UNDEFINED' | 'DIVISION' | 'GOAL_ILLEGAL' | 'GOAL_READING' | 'NOT_EQUAL' | 'AMBIGUOUS' | 'TOO_FEW_CUBES' | 'REQUIRED_UNUSED' | 'UNAVAILABLE' | 'RESOURCES' | 'DIGITS' | 'WILD' | 'VARIATION' | 'NOT_IN_FORCE' | 'FACTORIALS' | 'RESTRICTION' | 'SAME_SET' | 'CHANGED' | 'UNVERIFIABLE';

export interface EventReason {
  code: ReasonCode;
  rule: string;
  message: string;
  witness: string | null;
}

export type Fine = 'VARIATION' | 'CHALLENGE' | 'LEADING' | 'BLOCK' | 'TIME' | 'NO_GOAL_ANSWERED' | 'NO_GOAL_AGAIN' | 'JUDGES';

export type ShakeEvent =
  | { event: 'LotDrawn'; at: string; rounds: Round[]; setter: string }
  | { event: 'ShakeBegun'; at: string; setter: string }
  | { event: 'Rolled'; at: string; cubes: string[] }
  | { event: 'Dealt'; at: string; cards: string[] }
  | { event: 'VariationsChosen'; at: string; player: string; names: string[] }
  | { event: 'SelectionSetAside'; at: string; player: string; names: string[]; code: RefusalCode; rule: string; message: string }
  | { event: 'UnsuitableChosen'; at: string; player: string; names: string[]; code: RefusalCode }
  | { event: 'VariationForgone'; at: string; player: string }
  | { event: 'SetterBonusMoved'; at: string; player: string; cube: number; irregular: RefusalCode | null }
  | { event: 'GoalSet'; at: string; player: string; goal: string; cubes: number[]; discarded: number[] }
  | { event: 'NoGoalDeclared'; at: string; player: string }
  | { event: 'Agreed'; at: string; player: string }
  | { event: 'Disagreed'; at: string; player: string }
  | { event: 'Moved'; at: string; player: string; bonus: number | null; cube: number; to: Section; irregular: RefusalCode[] }
  | { event: 'Shifted'; at: string; player: string; bonus: number | null; cube: number; to: Section; irregular: RefusalCode[] }
  | { event: 'TurnLost'; at: string; player: string }
  | { event: 'ForcedOut'; at: string; player: string }
  | { event: 'EverybodyWrites'; at: string; ending: Ending }
  | { event: 'ChallengeClosed'; at: string }
  | { event: 'BlockTaken'; at: string; player: string }
  | { event: 'BlockReturned'; at: string; player: string }
  | { event: 'Challenged'; at: string; player: string; challenge: Challenge }
  | { event: 'ChallengeSetAside'; at: string; player: string; challenge: Challenge; code: RefusalCode; rule: string; message: string }
  | { event: 'Joined'; at: string; player: string; side: Side }
  | { event: 'Presented'; at: string; player: string; paper: string | null }
  | { event: 'PresentedNothing'; at: string; player: string }
  | { event: 'PaperChanged'; at: string; player: string; reason: EventReason }
  | { event: 'CheckingBegun'; at: string }
  | { event: 'PaperAccepted'; at: string; player: string; writer: string }
  | { event: 'PaperRejected'; at: string; player: string; writer: string; reason: EventReason }
  | { event: 'ProofFailed'; at: string; player: string; writer: string; witness: string; code: RefusalCode; rule: string; message: string }
  | { event: 'JudgeAwaited'; at: string; player: string; writer: string }
  | { event: 'JudgeAsked'; at: string; player: string; writer: string; equal: boolean }
  | { event: 'PaperJudged'; at: string; writer: string; correct: boolean; reasons: EventReason[] }
  | { event: 'Penalised'; at: string; player: string; points: number; why: Fine }
  | { event: 'TimeExtended'; at: string; player: string }
  | { event: 'Charged'; at: string; player: string; accused: string; code: RefusalCode }
  | { event: 'PlayerLeft'; at: string; player: string }
  | { event: 'PlayerReturned'; at: string; player: string }
  | { event: 'RoundTimeCalled'; at: string }
  | { event: 'RoundStopCalled'; at: string }
  | { event: 'ShakeEnded'; at: string; ended: string; scores: number[]; nextSetter: string };

export type DiceEvent =
  | { event: 'PointBegun'; at: string }
  | { event: 'TargetRolled'; at: string; dice: number[] }
  | { event: 'DiceRolled'; at: string; dice: number[] }
  | { event: 'Called'; at: string; player: string; number: string }
  | { event: 'CalculationDue'; at: string; player: string }
  | { event: 'Stated'; at: string; player: string; expression: string; correct: boolean; reasons: EventReason[] }
  | { event: 'NothingStated'; at: string; player: string }
  | { event: 'PointWon'; at: string; player: string }
  | { event: 'Drawn'; at: string }
  | { event: 'PlayerLeft'; at: string; player: string }
  | { event: 'PlayerReturned'; at: string; player: string };

export type AroundEvent =
  | { event: 'Created' }
  | { event: 'SeatTaken'; seat: number; player: string }
  | { event: 'SeatFreed'; seat: number }
  | { event: 'Started' }
  | { event: 'HashPublished'; shake: number; hash: string }
  | { event: 'SeedRevealed'; shake: number; seed: string }
  | { event: 'Ready'; player: string }
  | { event: 'WantsToFinish'; player: string }
  | { event: 'Paused' }
  | { event: 'Resumed'; stood: number }
  | { event: 'SeatOffered'; seat: number; player: string }
  | { event: 'SeatPassed'; seat: number; player: string };

export type TableEvent = ShakeEvent | DiceEvent | AroundEvent;

export interface Entry {
  number: number;
  at: string;
  player: string | null;
  act: string | null;
  events: TableEvent[];
}

export type Status = 'open' | 'playing' | 'finished';

export type GameName = 'equations' | 'onsets' | 'mathdice';

export interface Differs {
  name: string | null;
  round?: number;
  overtime?: number;
  points?: number[];
  off: string[];
  on: string[];
  called: Record<string, string>;
}

export interface Settings {
  game: GameName;
  rules: string;
  division?: string;
  league?: string;
  differs?: Differs;
  season?: string;
  checking?: string;
  procedure?: string;
  play?: string;
  timed: boolean;
  listed: boolean;
  seats: string[];
}

export type SeatKind = 'open' | 'bot' | 'person';

export interface SeatView {
  kind: SeatKind;
  bot?: string;
  name?: string;
  here?: boolean;
  ready?: boolean;
  finish?: boolean;
  offered?: boolean;
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
  bonus: string[];
}

export type RoundClock = 'running' | 'time up' | 'stopped';

export interface Reason {
  code: ReasonCode;
  rule: string;
  message: string;
  witness?: string;
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
  equations: Equation[];
}

export type ShakePhase = 'rolling' | 'choosing' | 'setting' | 'answering' | 'countering' | 'moving' | 'holding' | 'writing' | 'checking';

export type Place = '' | 'G' | 'R' | 'P' | 'F';

export interface CubeView {
  cube: string;
  place: Place;
}

export interface PaperView {
  player: string;
  text: string | null;
  accepted: string[];
  rejected: string[];
  correct: boolean | null;
}

export type KeyKind = 'digit' | 'point' | 'name' | 'between' | 'before' | 'behind' | 'relation' | 'bracket' | 'use' | 'separator' | 'note';

export type KeyPart = 'solution' | 'goal';

export interface WritingKey {
  kind: KeyKind;
  text: string;
  label: string;
  example: string;
  parts: KeyPart[];
  cube: string | null;
  choices: string[];
}

export interface Charge {
  player: string;
  codes: RefusalCode[];
}

export interface ShakeView {
  number: number;
  phase: ShakePhase;
  setter: string;
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
  keys: WritingKey[];
  charges: Charge[];
  penalties: Record<string, number>;
}

export interface ShakeMatchView {
  round: RoundClock;
  totals: Record<string, number>;
  points: Record<string, number>;
  shakes: FinishedShake[];
  shake: ShakeView | null;
}

export interface Call {
  player: string;
  number: string;
}

export type PointView =
  | { phase: 'rolling'; number: number; keys: WritingKey[] }
  | { phase: 'calling'; number: number; keys: WritingKey[]; target: number; dice: number[]; calls: Call[] }
  | { phase: 'stating'; number: number; keys: WritingKey[]; target: number; dice: number[]; calls: Call[] };

export interface DiceMatchView {
  totals: Record<string, number>;
  set: Record<string, number>;
  sets: Record<string, number>;
  winner: string | null;
  shakes: FinishedShake[];
  shake: PointView | null;
}

export type MatchView = ShakeMatchView | DiceMatchView;

export interface Open {
  record: boolean;
  review: boolean;
}

export interface Fair {
  shake: number;
  hash: string;
  seed: string | null;
}

export interface View {
  table: string;
  version: number;
  status: Status;
  paused: boolean;
  now: string;
  settings: Settings;
  you: string | null;
  host: boolean;
  runs: boolean;
  seats: SeatView[];
  waiting: Waiting[];
  offers: Offers;
  match: MatchView | null;
  open: Open;
  fair: Fair[];
}

export interface SetAside {
  code: string;
  rule: string;
  message: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  code: string;
  message: string;
  detail: string;
  rule?: string;
  line?: number;
  column?: number;
}

export type Message =
  | { type: 'view'; entries: Entry[]; view: View }
  | { type: 'ack'; id: string; version: number; setAside: SetAside | null }
  | { type: 'refused'; id: string; problem: Problem }
  | { type: 'phrase'; player: string; phrase: string }
  | { type: 'pong' };

export interface Listed {
  table: string;
  settings: Settings;
  seats: SeatView[];
  status: Status;
  created: string;
}

export type Grouping = 'ordered' | 'any';

export type Season = 'even' | 'odd';

export type Years = 'every' | 'even' | 'odd';

export type Blank = 'none' | 'choice' | 'free';

export interface Variation {
  key: string;
  name: string;
  title: string;
  words: string;
  example: string;
  section: string;
  season: Years;
  blank: Blank;
  filled?: string[];
}

export interface Division {
  title: string;
  season: Season | null;
  grouping?: Grouping;
  always: Variation[];
  variations: Variation[];
}

export interface RuleBook {
  rules: string;
  title: string;
  publisher: string;
  year: number | null;
  newest: boolean;
  challenges?: string[];
  grouping?: Grouping;
  divisions: string[];
  lists?: Record<string, Division>;
}

export interface HowMany {
  fewest: number;
  most: number;
}

export interface Game {
  game: GameName;
  title: string;
  rules: RuleBook[];
  players: HowMany;
}
