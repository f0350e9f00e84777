import { html, type TemplateResult } from 'lit';
import { maybe, t } from '../base/i18n';

/** A cube as the notation names it: its colour, if given, its face, and how it is turned in a Goal. */
export interface Cube {
  colour: '' | 'r' | 'b' | 'g' | 'k';
  face: string;
  turn: string;
}

export function cube(text: string): Cube {
  const match = /^([rbgk]?)(.)(s?u?)$/u.exec(text.trim());
  return match
    ? { colour: match[1] as Cube['colour'], face: match[2]!, turn: match[3] ?? '' }
    : { colour: '', face: text.trim(), turn: '' };
}

/** The cube in words: "black 8", "blue times", "union". */
export function cubeWords(text: string): string {
  const { colour, face, turn } = cube(text);
  const words = [
    colour ? t(`colour.${colour}`) : '',
    maybe(`face.${face}`, face),
    turn ? maybe(`turn.${turn}`, '') : '',
  ];
  return words.filter(Boolean).join(' ');
}

/** How a cube looks. Colour is never alone in telling cubes apart: its letter stands in the corner. */
export function cubeFace(text: string): TemplateResult {
  const { colour, face, turn } = cube(text);
  const kind = colour || ('BRGY'.includes(face) ? `dot-${face}` : 'plain');
  // A 6 on its head looks like a 9, an 8 like an 8: the line is where its foot is.
  const low = face === '6' || face === '9' || turn;
  return html`<span class="cube cube-${kind} ${turn ? `turn-${turn}` : ''}" aria-hidden="true"
    ><span class="face ${low ? 'underlined' : ''}">${face === '-' ? '−' : face}</span>${
      colour ? html`<span class="corner">${colour}</span>` : ''
    }</span
  >`;
}

/** A cube that one only looks at. */
export function shownCube(text: string): TemplateResult {
  return html`<span class="shown-cube" role="img" aria-label=${cubeWords(text)}>${cubeFace(text)}</span>`;
}

/** The cubes of a list in notation. */
export function cubeList(text: string): string[] {
  return text.trim() === '' ? [] : text.trim().split(/\s+/);
}

/** The cubes and gaps of a Goal of Equations as it stands on the mat; a gap is an empty text. */
export function goalRow(goal: string): string[] {
  const row: string[] = [];
  for (const match of goal.trim().matchAll(/\s+|[rbgk]?[^\s](?:su|s|u)?/gu)) {
    row.push(match[0].trim());
  }
  return row;
}

/** A Goal of Equations as cubes. */
export function shownGoal(goal: string): TemplateResult {
  const words = goalRow(goal)
    .map((one) => (one ? cubeWords(one) : t('goal.gap')))
    .join(', ');
  return html`<span class="goal-row" role="img" aria-label=${t('goal.words', { words })}
    >${goalRow(goal).map((one) => (one ? cubeFace(one) : html`<span class="gap"></span>`))}</span
  >`;
}
