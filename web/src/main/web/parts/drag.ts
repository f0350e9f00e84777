/**
 * Dragging with mouse, finger or pen. A short press is a click and stays one; after a few pixels a copy follows the
 * pointer, and what lies under it with `data-drop` gets the thing.
 */

const SLOP = 6;

export function dragFrom(event: PointerEvent, drop: (target: HTMLElement) => void): void {
  if (event.button !== 0) return;
  const source = event.currentTarget as HTMLElement;
  const { pointerId, clientX: startX, clientY: startY } = event;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const begin = (): HTMLElement => {
    const copy = source.cloneNode(true) as HTMLElement;
    const box = source.getBoundingClientRect();
    copy.classList.add('ghost');
    copy.setAttribute('aria-hidden', 'true');
    copy.removeAttribute('id');
    copy.style.width = `${box.width}px`;
    copy.style.height = `${box.height}px`;
    document.body.append(copy);
    source.classList.add('dragged');
    document.documentElement.classList.add('dragging');
    return copy;
  };
  // A browser takes a quick drag for a fling, and the next tap for the hand that stops it: that tap would be lost.
  const still = (touch: Event): void => {
    if (ghost) touch.preventDefault();
  };
  const move = (at: PointerEvent): void => {
    if (at.pointerId !== pointerId) return;
    if (!ghost && Math.hypot(at.clientX - startX, at.clientY - startY) < SLOP) return;
    ghost ??= begin();
    ghost.style.transform = `translate(${at.clientX}px, ${at.clientY}px) translate(-50%, -50%) scale(1.1)`;
    const target = document.elementFromPoint(at.clientX, at.clientY)?.closest<HTMLElement>('[data-drop]') ?? null;
    if (target !== over) {
      over?.classList.remove('drop-over');
      target?.classList.add('drop-over');
      over = target;
    }
    at.preventDefault();
  };
  const end = (at: PointerEvent): void => {
    if (at.pointerId !== pointerId) return;
    source.removeEventListener('touchmove', still);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', end);
    window.removeEventListener('pointercancel', end);
    over?.classList.remove('drop-over');
    source.classList.remove('dragged');
    document.documentElement.classList.remove('dragging');
    if (!ghost) return;
    ghost.remove();
    if (at.pointerType === 'mouse') {
      // The click that follows a drag is none; a finger's drag is followed by no click.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    }
    if (at.type === 'pointerup' && over) drop(over);
  };
  source.addEventListener('touchmove', still, { passive: false });
  window.addEventListener('pointermove', move, { passive: false });
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
