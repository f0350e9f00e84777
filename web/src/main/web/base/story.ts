import type { Reason, TableEvent } from './types';

/** What lies on the table, told by events: for the replay and the log. It shows what happened and decides nothing. */
export interface Scene {
  shake: number;
  roll: string[];
  places: string[];
  cards: string[];
  goal: string;
  /** Why papers are written, as a position names it; empty before. */
  challenge: string;
  variations: string[];
  /** Who did what a challenge is about, who challenged it, and the side that each player took since. */
  mover: string;
  challenger: string;
  sides: Record<string, string>;
  papers: { player: string; text: string; correct?: boolean; reasons?: Reason[] }[];
  totals: Record<string, number>;
  /** MathDice: the two dice of the target, the scoring dice, and what was called. */
  target: number[];
  dice: number[];
  calls: { player: string; number: string; statement?: string }[];
}

export const NOTHING: Scene = {
  shake: 0, roll: [], places: [], cards: [], goal: '', challenge: '', variations: [], mover: '', challenger: '', sides: {}, papers: [], totals: {}, target: [], dice: [], calls: [],
};

const PLACES: Record<string, string> = { REQUIRED: 'R', PERMITTED: 'P', FORBIDDEN: 'F', RESOURCES: '', GOAL: 'G' };

export function after(scene: Scene, event: TableEvent, players: string[]): Scene {
  const places = [...scene.places];
  const put = (cube: unknown, place: string): void => {
    if (typeof cube === 'number') places[cube] = place;
  };
  switch (event.event) {
    case 'ShakeBegun':
      return { ...NOTHING, shake: scene.shake + 1, totals: scene.totals };
    case 'Rolled': {
      const roll = event.cubes as string[] | undefined;
      return roll ? { ...scene, roll, places: roll.map(() => '') } : scene;
    }
    case 'Dealt':
      return { ...scene, cards: event.cards as string[] };
    case 'VariationsChosen':
      return { ...scene, variations: [...scene.variations, ...(event.names as string[])] };
    case 'SetterBonusMoved':
      put(event.cube, 'F');
      return { ...scene, places };
    case 'GoalSet':
      for (const cube of event.cubes as number[]) put(cube, 'G');
      for (const cube of (event.discarded ?? []) as number[]) put(cube, 'F');
      return { ...scene, places, goal: String(event.goal), mover: String(event.player) };
    case 'NoGoalDeclared':
      return { ...scene, mover: String(event.player) };
    case 'Moved':
    case 'Shifted':
      put(event.bonus, 'F');
      put(event.cube, PLACES[String(event.to)] ?? '');
      return { ...scene, places, mover: String(event.player) };
    case 'Challenged':
      return { ...scene, challenge: String(event.challenge).toLowerCase().replace(/[_ ]/g, '-'), challenger: String(event.player) };
    case 'Joined':
      return { ...scene, sides: { ...scene.sides, [String(event.player)]: String(event.side) } };
    case 'EverybodyWrites':
      return { ...scene, challenge: 'last-cube' };
    case 'ForcedOut':
      return { ...scene, challenge: 'force-out', mover: String(event.player) };
    case 'Presented':
      return { ...scene, papers: [...scene.papers, { player: String(event.player), text: String(event.paper ?? '') }] };
    case 'PaperJudged':
      return {
        ...scene,
        papers: scene.papers.map((paper) => (paper.player === event.writer ? { ...paper, correct: event.correct === true, reasons: (event.reasons ?? []) as Reason[] } : paper)),
      };
    case 'Penalised':
      return { ...scene, totals: plus(scene.totals, String(event.player), -Number(event.points)) };
    case 'ShakeEnded': {
      let totals = scene.totals;
      ((event.scores ?? []) as number[]).forEach((score, i) => (totals = plus(totals, players[i] ?? String(i), score)));
      return { ...scene, totals };
    }
    case 'PointBegun':
      return { ...NOTHING, shake: scene.shake + 1, totals: scene.totals };
    case 'TargetRolled':
      return { ...scene, target: event.dice as number[] };
    case 'DiceRolled':
      return { ...scene, dice: event.dice as number[] };
    case 'Called':
      return { ...scene, calls: [...scene.calls, { player: String(event.player), number: String(event.number) }] };
    case 'Stated':
      return {
        ...scene,
        calls: scene.calls.map((call, i) => (i === scene.calls.length - 1 ? { ...call, statement: String(event.expression) } : call)),
      };
    case 'PointWon':
      return { ...scene, totals: plus(scene.totals, String(event.player), 1) };
    default:
      return scene;
  }
}

function plus(totals: Record<string, number>, player: string, points: number): Record<string, number> {
  return { ...totals, [player]: (totals[player] ?? 0) + points };
}
