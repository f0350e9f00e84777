import { equal } from 'node:assert/strict';
import { test } from 'node:test';
import { fill, type Book } from '../../main/web/base/shelf';
import type { Division, Game, RuleBook } from '../../main/web/base/wire';
import { drawing, type Drawn } from '../../main/web/parts/drawing';

const EQUATIONS: Book = { game: 'equations', rules: 'agloa-2015', division: 'senior' };
const ONSETS: Book = { game: 'onsets', rules: 'agloa-2023', division: 'senior' };
const MATHDICE: Book = { game: 'mathdice', rules: 'mathdice' };
/** The books with the ordinary order of operations. */
const ORDERED: Book[] = [
  { game: 'equations', rules: 'mlag-2018', division: 'middle' },
  { game: 'equations', rules: 'guide', division: 'minor' },
  { game: 'equations', rules: 'agloa-2015', division: 'basic' },
  MATHDICE,
];

const division = (title: string, grouping: 'ordered' | 'any'): Division => ({
  title,
  grouping,
  season: null,
  always: [],
  variations: [],
});
const book = (rules: string, lists: Record<string, Division>, grouping?: 'ordered'): RuleBook => ({
  rules,
  title: rules,
  publisher: '',
  year: null,
  newest: true,
  divisions: Object.keys(lists),
  lists,
  ...(grouping ? { grouping } : {}),
});
const game = (name: Game['game'], ...rules: RuleBook[]): Game => ({
  game: name,
  title: name,
  players: { fewest: 2, most: 3 },
  rules,
});

// What the server says of the books that are drawn here.
fill({
  games: [
    game(
      'equations',
      book('agloa-2015', { basic: division('Basic', 'ordered'), senior: division('Senior', 'any') }),
      book('mlag-2018', { middle: division('Middle', 'ordered') }),
      book('guide', { minor: division('Minor', 'ordered') }),
    ),
    game('mathdice', book('mathdice', {}, 'ordered')),
  ],
  bots: [],
});

/** A drawing as text: rows that hold one thing are that thing. */
function show(drawn: Drawn): string {
  const inside = drawn.parts ? drawn.parts.map(show).join('') : drawn.words;
  const look = drawn.look ? ` ${drawn.look}` : '';
  return drawn.tag === 'mrow' ? inside! : `<${drawn.tag}${look}>${inside}</${drawn.tag}>`;
}

function drawn(text: string, book: Book): string {
  return drawing(text, book)?.map(show).join('') ?? 'not drawn';
}

const is = (text: string, book: Book, expected: string): void => equal(drawn(text, book), expected, text);

test('the universe of On-Sets is a V, and only in Equations a root', () => {
  is('V', ONSETS, '<mi>V</mi>');
  is('V - B', ONSETS, '<mi>V</mi><mo>−</mo><mi>B</mi>');
  is(
    'R ⊆ V - B ; V - G',
    ONSETS,
    '<mi>R</mi><mo>⊆</mo><mi>V</mi><mo>−</mo><mi>B</mi><mo>;</mo><mi>V</mi><mo>−</mo><mi>G</mi>',
  );
  is(
    'V ∩<∪> (G∩B)',
    ONSETS,
    '<mi>V</mi><munder><mo>∩</mo><mtext unseen>wild </mtext><mn tile>∪</mn></munder><mo>(</mo><mi>G</mi><mo>∩</mo><mi>B</mi><mo>)</mo>',
  );
  is('V9', EQUATIONS, '<msqrt><mn>9</mn></msqrt>');
  is('v9', EQUATIONS, '<msqrt><mn>9</mn></msqrt>');
  is('2V9', EQUATIONS, '<mroot><mn>9</mn><mn>2</mn></mroot>');
});

test('every sign of On-Sets is drawn, aliases as what they stand for', () => {
  const signs = {
    B: 'mi B',
    R: 'mi R',
    G: 'mi G',
    Y: 'mi Y',
    V: 'mi V',
    Λ: 'mi Λ',
    A: 'mi Λ',
    '∪': 'mo ∪',
    u: 'mo ∪',
    U: 'mo ∪',
    '∩': 'mo ∩',
    n: 'mo ∩',
    N: 'mo ∩',
    '-': 'mo −',
    '−': 'mo −',
    '–': 'mo −',
    "'": 'mo ′',
    '′': 'mo ′',
    '=': 'mo =',
    '⊆': 'mo ⊆',
    c: 'mo ⊆',
    C: 'mo ⊆',
    ';': 'mo ;',
    '1': 'mn 1',
    '2': 'mn 2',
    '3': 'mn 3',
    '4': 'mn 4',
    '5': 'mn 5',
    '+': 'mo +',
    '×': 'mo ×',
  };
  for (const [text, wanted] of Object.entries(signs)) {
    const [tag, words] = wanted.split(' ');
    is(text, ONSETS, `<${tag}>${words}</${tag}>`);
  }
  equal(Object.keys(signs).length, 30);
});

test('every sign of Equations is drawn, aliases as what they stand for', () => {
  const signs = {
    '+': 'mo +',
    '-': 'mo −',
    '−': 'mo −',
    '–': 'mo −',
    '×': 'mo ×',
    x: 'mo ×',
    X: 'mo ×',
    '÷': 'mo ÷',
    '/': 'mo ÷',
    '^': 'mo ^',
    '*': 'mo ^',
    '√': 'mo √',
    v: 'mo √',
    V: 'mo √',
    '%': 'mo %',
    '=': 'mo =',
    '@': 'mo @',
    '!': 'mo !',
    i: 'mi i',
    T: 'mn T',
    E: 'mn E',
    '.': 'mn .',
    rem: 'mtext rem',
    log: 'mtext log',
    lcm: 'mtext lcm',
    gcf: 'mtext gcf',
    ...Object.fromEntries(Array.from('0123456789', (digit) => [digit, `mn ${digit}`])),
  };
  for (const [text, wanted] of Object.entries(signs)) {
    const [tag, words] = wanted.split(' ');
    is(text, EQUATIONS, `<${tag}>${tag === 'mtext' ? `\u2009${words}\u2009` : words}</${tag}>`);
  }
  equal(Object.keys(signs).length, 36);
});

test('a star is times in MathDice and a power in Equations', () => {
  is('2*3', MATHDICE, '<mn>2</mn><mo>×</mo><mn>3</mn>');
  is('5**2', MATHDICE, '<msup><mn>5</mn><mn>2</mn></msup>');
  is('5*', MATHDICE, '<mn>5</mn><mo>×</mo>');
  is('2*3', EQUATIONS, '<msup><mn>2</mn><mn>3</mn></msup>');
  is('5**2', EQUATIONS, '<mn>5</mn><mo>^</mo><mo>^</mo><mn>2</mn>');
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
  is(
    '6-4 = 2 safe ^ F at 2',
    EQUATIONS,
    '<mn>6</mn><mo>−</mo><mn>4</mn><mo>=</mo><mn>2</mn><mtext>\u2003safe ^ F at 2</mtext>',
  );
});

test('two Solutions stand apart', () => {
  is("R // B'", ONSETS, '<mi>R</mi><mtext>\u2003//\u2003</mtext><mi>B</mi><mo>′</mo>');
});

test('a paper is drawn while it is being written', () => {
  is('', EQUATIONS, '');
  is('8×', EQUATIONS, '<mn>8</mn><mo>×</mo>');
  is('8×(2', EQUATIONS, '<mn>8</mn><mo>×</mo><mo>(</mo><mn>2</mn>');
  is('8×2 =', EQUATIONS, '<mn>8</mn><mo>×</mo><mn>2</mn><mo>=</mo>');
  is('R ∪ (', ONSETS, '<mi>R</mi><mo>∪</mo><mo>(</mo>');
});

/** Texts that are not one reading, and must not look as if they were; each group as one draws it. */
function differ(book: Book, ...texts: string[]): void {
  const seen = new Map(texts.map((text) => [drawn(text, book), text]));
  equal(seen.size, texts.length, [...seen.values()].join('  '));
}

test('without an order of operations, what is not grouped stays flat', () => {
  is('2×3^2', EQUATIONS, '<mn>2</mn><mo>×</mo><mn>3</mn><mo>^</mo><mn>2</mn>');
  is('2×(3^2)', EQUATIONS, '<mn>2</mn><mo>×</mo><mo>(</mo><msup><mn>3</mn><mn>2</mn></msup><mo>)</mo>');
  is('3^2', EQUATIONS, '<msup><mn>3</mn><mn>2</mn></msup>');
  is('3^2 = 9', EQUATIONS, '<msup><mn>3</mn><mn>2</mn></msup><mo>=</mo><mn>9</mn>');
  is('6÷3+2', EQUATIONS, '<mn>6</mn><mo>÷</mo><mn>3</mn><mo>+</mo><mn>2</mn>');
  is('(6+2)÷4', EQUATIONS, '<mfrac><mn>6</mn><mo>+</mo><mn>2</mn><mn>4</mn></mfrac>');
  differ(EQUATIONS, '2×3^2', '2×(3^2)', '(2×3)^2');
  differ(EQUATIONS, '2^3^2', '2^(3^2)', '(2^3)^2');
  differ(EQUATIONS, '3^2+1', '(3^2)+1', '3^(2+1)');
  differ(EQUATIONS, '4×2√9', '4×(2√9)', '(4×2)√9');
  differ(EQUATIONS, '√9!', '√(9!)', '(√9)!');
  differ(EQUATIONS, '2√9!', '2√(9!)', '(2√9)!');
  differ(EQUATIONS, '√9{2}', '√(9{2})', '(√9){2}');
  differ(EQUATIONS, '√2i', '√(2i)', '(√2)i');
  differ(EQUATIONS, '√2×i+1', '√(2×i)+1', '(√2)×i+1');
  differ(EQUATIONS, '2√3i', '2√(3i)', '(2√3)i');
  differ(EQUATIONS, '×7^2', '×(7^2)', '(×7)^2');
  differ(EQUATIONS, '4{2}^2', '4^2{2}');
  differ(EQUATIONS, '5{2}{3}', '5^2{3}');
  differ(EQUATIONS, '2^4 @ (16)', '2^(4 @ (16))');
  differ(ONSETS, 'R ∪ G ∩ B', 'R ∪ (G ∩ B)', '(R ∪ G) ∩ B');
});

test('signs with a default take their shape: roots what is next, behind an index that stands first', () => {
  is('4+√9+7', EQUATIONS, '<mn>4</mn><mo>+</mo><msqrt><mn>9</mn></msqrt><mo>+</mo><mn>7</mn>');
  is('√(9+7)', EQUATIONS, '<msqrt><mn>9</mn><mo>+</mo><mn>7</mn></msqrt>');
  is('3√√9', EQUATIONS, '<mroot><msqrt><mn>9</mn></msqrt><mn>3</mn></mroot>');
  is('(2+1)√8+1', EQUATIONS, '<mroot><mn>8</mn><mn>2</mn><mo>+</mo><mn>1</mn></mroot><mo>+</mo><mn>1</mn>');
  is('√9^2', EQUATIONS, '<msup><msqrt><mn>9</mn></msqrt><mn>2</mn></msup>');
  is('4+3{2}', EQUATIONS, '<mn>4</mn><mo>+</mo><msup><mn>3</mn><mn>2</mn></msup>');
  is('×7+9', EQUATIONS, '<mo>×</mo><mn>7</mn><mo>+</mo><mn>9</mn>');
  is('3!^2', EQUATIONS, '<msup><mn>3</mn><mo>!</mo><mn>2</mn></msup>');
  is(
    '16^(1÷2) @ (4)',
    EQUATIONS,
    '<msup><mn>16</mn><mfrac><mn>1</mn><mn>2</mn></mfrac></msup><mo>@</mo><mo>(</mo><mn>4</mn><mo>)</mo>',
  );
});

test('with the ordinary order of operations powers and roots are drawn as usual', () => {
  for (const book of ORDERED) {
    is('2×3^2', book, '<mn>2</mn><mo>×</mo><msup><mn>3</mn><mn>2</mn></msup>');
    is('3^2+1', book, '<msup><mn>3</mn><mn>2</mn></msup><mo>+</mo><mn>1</mn>');
    is('6÷3+2', book, '<mn>6</mn><mo>÷</mo><mn>3</mn><mo>+</mo><mn>2</mn>');
    // From left to right: a tower would be the other reading.
    is('2^3^2', book, '<mn>2</mn><mo>^</mo><mn>3</mn><mo>^</mo><mn>2</mn>');
  }
  for (const book of ORDERED.slice(0, 3)) {
    is('4×2√9', book, '<mn>4</mn><mo>×</mo><mroot><mn>9</mn><mn>2</mn></mroot>');
    is('√9^2', book, '<msup><msqrt><mn>9</mn></msqrt><mn>2</mn></msup>');
    is('2√9^2', book, '<mn>2</mn><mo>√</mo><mn>9</mn><mo>^</mo><mn>2</mn>');
  }
  equal(ORDERED.length, 4);
});

test('a turned cube is drawn turned, and said to be', () => {
  is('7u', EQUATIONS, '<mtext unseen>upside-down </mtext><mn tile turn-u>7</mn>');
  is('5s', EQUATIONS, '<mtext unseen>sideways </mtext><mn tile turn-s>5</mn>');
  is('5su+1', EQUATIONS, '<mtext unseen>sideways and upside-down </mtext><mn tile turn-su>5</mn><mo>+</mo><mn>1</mn>');
  is('2u', ONSETS, '<mtext unseen>upside-down </mtext><mn tile turn-u>2</mn>');
  is('1e2u', EQUATIONS, '<mtext unseen>upside-down </mtext><mn tile turn-u>1</mn><mtext>e2</mtext>');
  differ(EQUATIONS, '8', '8u', '8s', '8su');
  differ(EQUATIONS, '7u', '7{4}');
});

test('a wild cube stands under what it is played for', () => {
  is('3<0>', EQUATIONS, '<munder><mn>3</mn><mtext unseen>wild </mtext><mn tile>0</mn></munder>');
  is('45<0>', EQUATIONS, '<mn>4</mn><munder><mn>5</mn><mtext unseen>wild </mtext><mn tile>0</mn></munder>');
  is('4+<0>5', EQUATIONS, '<mn>4</mn><munder><mo>+</mo><mtext unseen>wild </mtext><mn tile>0</mn></munder><mn>5</mn>');
  is('√<0>9', EQUATIONS, '<munder><mo>√</mo><mtext unseen>wild </mtext><mn tile>0</mn></munder><mn>9</mn>');
  is(
    '2u<0>',
    EQUATIONS,
    '<munder><mtext unseen>upside-down </mtext><mn tile turn-u>2</mn><mtext unseen>wild </mtext><mn tile>0</mn></munder>',
  );
  is('R -<G> B', ONSETS, '<mi>R</mi><munder><mo>−</mo><mtext unseen>wild </mtext><mn tile>G</mn></munder><mi>B</mi>');
});

test('a blank ends a numeral, and one sees it', () => differ(EQUATIONS, '23', '2 3'));
