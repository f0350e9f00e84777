import type { EventReason, Place, Section, Side, TableEvent } from './wire';

/** What lies on the table, told by events: for the replay and the log. It shows what happened and decides nothing. */
export interface Scene {
  shake: number;
  roll: string[];
  places: Place[];
  cards: string[];
  goal: string;
  /** Why papers are written, as a position names it; empty before. */
  challenge: string;
  variations: string[];
  /** Who did what a challenge is about, who challenged it, and the side that each player took since. */
  mover: string;
  challenger: string;
  sides: Record<string, Side>;
  papers: { player: string; text: string; correct?: boolean; reasons?: EventReason[] }[];
  totals: Record<string, number>;
  /** MathDice: the two dice of the target, the scoring dice, and what was called. */
  target: number[];
  dice: number[];
  calls: { player: string; number: string; statement?: string }[];
}

export const NOTHING: Scene = {
  shake: 0,
  roll: [],
  places: [],
  cards: [],
  goal: '',
  challenge: '',
  variations: [],
  mover: '',
  challenger: '',
  sides: {},
  papers: [],
  totals: {},
  target: [],
  dice: [],
  calls: [],
};

const PLACES: Record<Section, Place> = { REQUIRED: 'R', PERMITTED: 'P', FORBIDDEN: 'F', RESOURCES: '', GOAL: 'G' };

/** The scene after an event; `players` are those of the match in their order. */
export function after(scene: Scene, event: TableEvent, players: string[]): Scene {
  switch (event.event) {
    case 'ShakeBegun':
    case 'PointBegun':
      return { ...NOTHING, shake: scene.shake + 1, totals: scene.totals };
    case 'Rolled':
      return { ...scene, roll: event.cubes, places: event.cubes.map(() => '') };
    case 'Dealt':
      return { ...scene, cards: event.cards };
    case 'VariationsChosen':
      return { ...scene, variations: [...scene.variations, ...event.names] };
    case 'SetterBonusMoved':
      return { ...scene, places: put(scene.places, [event.cube], 'F') };
    case 'GoalSet':
      return {
        ...scene,
        places: put(put(scene.places, event.cubes, 'G'), event.discarded, 'F'),
        goal: event.goal,
        mover: event.player,
      };
    case 'NoGoalDeclared':
      return { ...scene, mover: event.player };
    case 'Moved':
    case 'Shifted': {
      const before = event.bonus === null ? scene.places : put(scene.places, [event.bonus], 'F');
      return { ...scene, places: put(before, [event.cube], PLACES[event.to]), mover: event.player };
    }
    case 'Challenged':
      return { ...scene, challenge: event.challenge.toLowerCase().replaceAll('_', '-'), challenger: event.player };
    case 'Joined':
      return { ...scene, sides: { ...scene.sides, [event.player]: event.side } };
    case 'EverybodyWrites':
      return { ...scene, challenge: event.ending === 'FORCE_OUT' ? 'force-out' : 'last-cube' };
    case 'ForcedOut':
      return { ...scene, challenge: 'force-out', mover: event.player };
    case 'Presented':
      return { ...scene, papers: [...scene.papers, { player: event.player, text: event.paper ?? '' }] };
    case 'PaperJudged': {
      const { correct, reasons } = event;
      return {
        ...scene,
        papers: scene.papers.map((paper) => (paper.player === event.writer ? { ...paper, correct, reasons } : paper)),
      };
    }
    case 'Penalised':
      return { ...scene, totals: plus(scene.totals, event.player, -event.points) };
    case 'ShakeEnded':
      return {
        ...scene,
        totals: event.scores.reduce((totals, score, i) => plus(totals, players[i] ?? String(i), score), scene.totals),
      };
    case 'TargetRolled':
      return { ...scene, target: event.dice };
    case 'DiceRolled':
      return { ...scene, dice: event.dice };
    case 'Called':
      return { ...scene, calls: [...scene.calls, { player: event.player, number: event.number }] };
    case 'Stated': {
      const last = scene.calls.at(-1);
      return last
        ? { ...scene, calls: [...scene.calls.slice(0, -1), { ...last, statement: event.expression }] }
        : scene;
    }
    case 'PointWon':
      return { ...scene, totals: plus(scene.totals, event.player, 1) };
    case 'LotDrawn':
    case 'SelectionSetAside':
    case 'UnsuitableChosen':
    case 'VariationForgone':
    case 'Agreed':
    case 'Disagreed':
    case 'TurnLost':
    case 'ChallengeClosed':
    case 'BlockTaken':
    case 'BlockReturned':
    case 'ChallengeSetAside':
    case 'PresentedNothing':
    case 'PaperChanged':
    case 'CheckingBegun':
    case 'PaperAccepted':
    case 'PaperRejected':
    case 'ProofFailed':
    case 'JudgeAwaited':
    case 'JudgeAsked':
    case 'TimeExtended':
    case 'Charged':
    case 'PlayerLeft':
    case 'PlayerReturned':
    case 'RoundTimeCalled':
    case 'RoundStopCalled':
    case 'CalculationDue':
    case 'NothingStated':
    case 'Drawn':
    case 'Created':
    case 'SeatTaken':
    case 'SeatFreed':
    case 'Started':
    case 'HashPublished':
    case 'SeedRevealed':
    case 'Ready':
    case 'WantsToFinish':
    case 'Paused':
    case 'Resumed':
    case 'SeatOffered':
    case 'SeatPassed':
      return scene;
    default:
      // All that is known stands above; a newer server may tell of more.
      event satisfies never;
      return scene;
  }
}

/** Where the cubes lie once these have gone to a place. */
function put(places: Place[], cubes: number[], to: Place): Place[] {
  return places.map((place, i) => (cubes.includes(i) ? to : place));
}

function plus(totals: Record<string, number>, player: string, points: number): Record<string, number> {
  return { ...totals, [player]: (totals[player] ?? 0) + points };
}
