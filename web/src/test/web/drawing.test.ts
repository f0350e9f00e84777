import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import type { Book } from '../../main/web/base/books';
import { drawing, type Drawn } from '../../main/web/parts/drawing';

const EQUATIONS: Book = { game: 'equations', rules: 'agloa-2015', division: 'senior' };
const ONSETS: Book = { game: 'onsets', rules: 'agloa-2023', division: 'senior' };
const MATHDICE: Book = { game: 'mathdice', rules: 'mathdice' };

/** A drawing as text: rows that hold one thing are that thing. */
function show(drawn: Drawn): string {
  const inside = drawn.parts ? drawn.parts.map(show).join('') : drawn.words;
  return drawn.tag === 'mrow' ? inside! : `<${drawn.tag}>${inside}</${drawn.tag}>`;
}

function drawn(text: string, book: Book): string {
  return drawing(text, book)?.map(show).join('') ?? 'not drawn';
}

const is = (text: string, book: Book, expected: string): void => equal(drawn(text, book), expected, text);

test('the universe of On-Sets is a V, and only in Equations a root', () => {
  is('V', ONSETS, '<mi>V</mi>');
  is('V - B', ONSETS, '<mi>V</mi><mo>−</mo><mi>B</mi>');
  is('R ⊆ V - B ; V - G', ONSETS, '<mi>R</mi><mo>⊆</mo><mi>V</mi><mo>−</mo><mi>B</mi><mo>;</mo><mi>V</mi><mo>−</mo><mi>G</mi>');
  is('V ∩<∪> (G∩B)', ONSETS, '<mi>V</mi><munder><mo>∩</mo><mn>∪</mn></munder><mo>(</mo><mi>G</mi><mo>∩</mo><mi>B</mi><mo>)</mo>');
  is('V9', EQUATIONS, '<msqrt><mn>9</mn></msqrt>');
  is('v9', EQUATIONS, '<msqrt><mn>9</mn></msqrt>');
  is('2V9', EQUATIONS, '<mroot><mn>9</mn><mn>2</mn></mroot>');
});

test('every sign of On-Sets is drawn, aliases as what they stand for', () => {
  const signs = {
    B: 'mi B', R: 'mi R', G: 'mi G', Y: 'mi Y', V: 'mi V', 'Λ': 'mi Λ', A: 'mi Λ', '∪': 'mo ∪', u: 'mo ∪', U: 'mo ∪', '∩': 'mo ∩', n: 'mo ∩',
    N: 'mo ∩', '-': 'mo −', '−': 'mo −', '–': 'mo −', "'": 'mo ′', '′': 'mo ′', '=': 'mo =', '⊆': 'mo ⊆', c: 'mo ⊆', C: 'mo ⊆', ';': 'mo ;',
    '1': 'mn 1', '2': 'mn 2', '3': 'mn 3', '4': 'mn 4', '5': 'mn 5', '+': 'mo +', '×': 'mo ×',
  };
  for (const [text, wanted] of Object.entries(signs)) {
    const [tag, words] = wanted.split(' ');
    is(text, ONSETS, `<${tag}>${words}</${tag}>`);
  }
  equal(Object.keys(signs).length, 30);
});

test('every sign of Equations is drawn, aliases as what they stand for', () => {
  const signs = {
    '+': 'mo +', '-': 'mo −', '−': 'mo −', '–': 'mo −', '×': 'mo ×', x: 'mo ×', X: 'mo ×', '÷': 'mo ÷', '/': 'mo ÷', '^': 'mo ^', '*': 'mo ^', '√': 'mo √',
    v: 'mo √', V: 'mo √', '%': 'mo %', '=': 'mo =', '@': 'mo @', '!': 'mo !', i: 'mi i', T: 'mn T', E: 'mn E', '.': 'mn .',
    rem: 'mtext rem', log: 'mtext log', lcm: 'mtext lcm', gcf: 'mtext gcf',
    ...Object.fromEntries(Array.from('0123456789', (digit) => [digit, `mn ${digit}`])),
  };
  for (const [text, wanted] of Object.entries(signs)) {
    const [tag, words] = wanted.split(' ');
    is(text, EQUATIONS, `<${tag}>${tag === 'mtext' ? `\u2009${words}\u2009` : words}</${tag}>`);
  }
  equal(Object.keys(signs).length, 36);
});

test('what no text of a game holds is not drawn', () => {
  for (const text of ['√9', 'r', 'B%R', '6', '!', 'R)', '<']) is(text, ONSETS, 'not drawn');
  for (const text of ['∪', 'B', '7)', 'Λ', '?', '<0>', '}']) is(text, EQUATIONS, 'not drawn');
  for (const text of ['√9', '3!', '2u', '[2]', '3<0>', 'B']) is(text, MATHDICE, 'not drawn');
});

test('numerals of every kind are drawn', () => {
  is('143', EQUATIONS, '<mn>143</mn>');
  is('2.5', EQUATIONS, '<mn>2.5</mn>');
  is('.05', EQUATIONS, '<mn>.05</mn>');
  is('1e-2', EQUATIONS, '<mn>1e-2</mn>');
  is('1T', EQUATIONS, '<mn>1T</mn>');
  is('5{2}', EQUATIONS, '<msup><mn>5</mn><mn>2</mn></msup>');
  is('4{3!}', EQUATIONS, '<msup><mn>4</mn><mn>3</mn><mo>!</mo></msup>');
  is('2i', EQUATIONS, '<mn>2</mn><mi>i</mi>');
});

test('what stands behind is drawn in words', () => {
  is('204 where 0=×', EQUATIONS, '<mn>204</mn><mtext>\u2003where 0=×</mtext>');
  is('B∪G goal 3×2', ONSETS, '<mi>B</mi><mo>∪</mo><mi>G</mi><mtext>\u2003goal 3×2</mtext>');
  is('6-4 = 2 safe ^ F at 2', EQUATIONS, '<mn>6</mn><mo>−</mo><mn>4</mn><mo>=</mo><mn>2</mn><mtext>\u2003safe ^ F at 2</mtext>');
});

test('two Solutions stand apart', () => {
  is("R // B'", ONSETS, "<mi>R</mi><mtext>\u2003//\u2003</mtext><mi>B</mi><mo>′</mo>");
});

test('a paper is drawn while it is being written', () => {
  is('', EQUATIONS, '');
  is('8×', EQUATIONS, '<mn>8</mn><mo>×</mo>');
  is('8×(2', EQUATIONS, '<mn>8</mn><mo>×</mo><mo>(</mo><mn>2</mn>');
  is('8×2 =', EQUATIONS, '<mn>8</mn><mo>×</mo><mn>2</mn><mo>=</mo>');
  is('R ∪ (', ONSETS, '<mi>R</mi><mo>∪</mo><mo>(</mo>');
});
