import { html, type TemplateResult } from 'lit';
import { t } from '../base/i18n';
import type { Problem } from '../base/types';
import { cube, cubeFace, cubeList, cubeWords, goalRow } from './cube';
import type { Position } from './position';

/** Where cubes can lie, in the order in which one is asked about them. */
const FIELDS = ['required', 'permitted', 'resources', 'forbidden', 'goal'] as const;

const ALIASES: Record<string, string> = { '−': '-', '–': '-', x: '×', X: '×', '/': '÷', '*': '^', v: '√', V: '√' };

/** A cube of a position on whose colour an answer turns, and the positions that it becomes with each colour. */
export interface Colourless {
  face: string;
  field: (typeof FIELDS)[number];
  coloured: { colour: string; position: Position }[];
}

/** The cube that an engine asks about, if it lies in the position without its colour. */
export function colourless(position: Position, { code, cube: face, colours }: Problem): Colourless | null {
  if (code !== 'COLOUR_MISSING' || !face || !colours?.length) return null;
  for (const field of FIELDS) {
    const cubes = field === 'goal' ? goalRow(position.goal ?? '') : cubeList(position[field] ?? '');
    const at = cubes.map(cube).findIndex((one) => (ALIASES[one.face] ?? one.face) === face && !one.colour);
    if (at < 0) continue;
    const coloured = colours.map((colour) => {
      const list = cubes.with(at, colour + cubes[at]!);
      // In a Goal an empty place is a gap, and there is nothing else between cubes.
      return {
        colour,
        position: { ...position, [field]: field === 'goal' ? list.map((one) => one || ' ').join('') : list.join(' ') },
      };
    });
    return { face, field, coloured };
  }
  return null;
}

/** Asks which colour it is; a press answers. */
export function colourQuestion(
  { face, field, coloured }: Colourless,
  answer: (position: Position) => void,
): TemplateResult {
  return html`<div class="colour-question" role="group" aria-labelledby="colour-question">
    <p id="colour-question" role="alert">${t('position.which', { cube: face, section: t(`section.${field}`) })}</p>
    <div class="buttons">
      ${coloured.map(({ colour, position }) => html`<button @click=${() => answer(position)}>${cubeFace(colour + face)} ${cubeWords(colour + face)}</button>`)}
    </div>
  </div>`;
}
