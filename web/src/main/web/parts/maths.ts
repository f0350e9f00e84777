import type { Book } from '../base/shelf';
import { drawing, type Drawn } from './drawing';

/**
 * Written notation as mathematics for the eye. It is read only as far as needed to draw: what an expression means and
 * whether it is legal is for the engine to say, and grouping that nobody wrote is not drawn either.
 */
export function maths(text: string, book: Book): Element {
  const drawn = drawing(text, book);
  return drawn ? math(drawn, text) : plain(text);
}

/** A value as the engine writes it: a fraction with its bar, everything else as it stands. */
export function value(text: string): Element {
  const [, sign, above, below] = /^(-?)(\d+)\/(\d+)$/.exec(text) ?? [];
  if (!above || !below) return plain(text);
  const fraction: Drawn = {
    tag: 'mfrac',
    parts: [
      { tag: 'mn', words: above },
      { tag: 'mn', words: below },
    ],
  };
  return math(sign ? [{ tag: 'mo', words: '−' }, fraction] : [fraction], text);
}

function math(parts: Drawn[], text: string): Element {
  const node = element({ tag: 'math', parts });
  node.setAttribute('display', 'inline');
  node.setAttribute('alttext', text);
  return node;
}

function plain(text: string): Element {
  const node = document.createElement('span');
  node.className = 'plain-notation';
  node.textContent = text;
  return node;
}

const MATHML = 'http://www.w3.org/1998/Math/MathML';

function element({ tag, words, parts, look }: Drawn): Element {
  const node = document.createElementNS(MATHML, tag);
  if (look) node.setAttribute('class', look);
  node.append(...(parts ? parts.map(element) : [words ?? '']));
  return node;
}
