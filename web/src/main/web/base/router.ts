/** Where in the client one is: the path of the page, changed without loading. */

type Listener = () => void;
const listeners = new Set<Listener>();

export function onRoute(listener: Listener): void {
  listeners.add(listener);
}

export function go(path: string): void {
  history.pushState(null, '', path);
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

window.addEventListener('popstate', tell);
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest?.('a[href^="/"]');
  if (!link || link.hasAttribute('download') || link.getAttribute('target')) return;
  event.preventDefault();
  go(link.getAttribute('href') ?? '/');
});
