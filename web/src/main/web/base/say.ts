/** Live regions: what a screen reader hears. Two of them, so that urgent words are not queued behind others. */

let polite: HTMLElement | null = null;
let urgent: HTMLElement | null = null;

export function liveRegions(): void {
  polite = region('polite');
  urgent = region('assertive');
}

function region(manner: string): HTMLElement {
  const node = document.createElement('div');
  node.className = 'unseen';
  node.setAttribute('aria-live', manner);
  node.setAttribute('role', manner === 'polite' ? 'status' : 'alert');
  document.body.append(node);
  return node;
}

export function say(words: string, important = false): void {
  const node = important ? urgent : polite;
  if (!node) return;
  // The same words again are a new message.
  node.textContent = node.textContent === words ? words + '\u00a0' : words;
}
