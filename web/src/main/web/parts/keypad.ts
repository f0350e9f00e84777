import type { CubeView, KeyPart, Place, WritingKey } from '../base/wire';
import { cube } from './cube';

/** What the engine says may be written, as a keypad needs it. */

/** What a keyboard has instead of a sign. */
const TYPED: Record<string, string> = { x: '×', X: '×', '/': '÷', '*': '^', v: '√', '−': '-', '–': '-', '′': "'" };

/** Keys that no cube shows as they are: brackets, signs of variations, turns, second Solutions. */
export function signKeys(keys: WritingKey[], part: KeyPart): WritingKey[] {
  return keys.filter((key) => key.parts.includes(part) && key.text !== key.cube);
}

/** What a key with a blank stands for where something before the caret can be put to that use. */
export function suffix(key: WritingKey, before: string): string | null {
  if (!key.text.startsWith('_')) return null;
  const written = before.trimEnd();
  return key.choices.some((choice) => written.endsWith(choice)) ? key.text.slice(1) : null;
}

/** What a key writes: as it is, with its blank filled, or as a note behind all that stands there. */
export function filled(key: WritingKey, choice: string, written: string): string {
  const text = key.text.replace('_', choice);
  if (key.kind === 'note') return written.includes(' where ') ? `, ${text}` : ` where ${text}`;
  return /^[a-z]{2,}$/.test(text) || text === '//' ? ` ${text} ` : text;
}

/** The last Solution on a paper, without what only belongs to it: its Goal and its notes. */
function solution(written: string, keys: WritingKey[]): string {
  const equation = keys.some((key) => key.kind === 'separator' && key.text === '=');
  const last = written.split(' where ')[0]!.split('//').at(-1)!;
  return equation ? last.split('=')[0]! : last.split(' goal ')[0]!;
}

/** How many cubes of each sign a Solution uses. */
export function usedSigns(written: string, keys: WritingKey[]): Map<string, number> {
  const plain = keys.filter((key) => !key.text.includes('_')).sort((one, other) => other.text.length - one.text.length);
  const text = solution(written, keys);
  const used = new Map<string, number>();
  for (let at = 0; at < text.length;) {
    const rest = (TYPED[text[at]!] ?? text[at]!) + text.slice(at + 1);
    const key = plain.find((one) => rest.startsWith(one.text));
    at += key?.text.length ?? 1;
    const wild = /^<(.)[^>]*>/u.exec(text.slice(at));
    if (wild) at += wild[0].length;
    const sign = wild ? wild[1]! : key?.cube;
    if (sign) used.set(sign, (used.get(sign) ?? 0) + 1);
  }
  return used;
}

const ORDER: Place[] = ['R', 'P', ''];

/** Which cubes of the mat a Solution uses: Required ones first, from Resources last. */
export function usedCubes(cubes: CubeView[], used: Map<string, number>): Set<CubeView> {
  const left = new Map(used);
  const taken = new Set<CubeView>();
  for (const place of ORDER) {
    for (const one of cubes) {
      const face = cube(one.cube).face;
      const count = left.get(face) ?? 0;
      if (one.place === place && count > 0) {
        left.set(face, count - 1);
        taken.add(one);
      }
    }
  }
  return taken;
}
