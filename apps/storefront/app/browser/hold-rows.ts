interface HeldRow {
  readonly row: Element;
  readonly top: number;
  readonly scrollY: number;
}

/**
 * Keeps the dish in the middle of the window in place while rows above it appear or vanish: with another order type, stock or filter.
 * Browsers with scroll anchoring do so by themselves; WebKit has none, and the row would slip away under the finger. Returns the
 * function that stops it.
 */
export function holdRows(): () => void {
  let held: HeldRow | null = null;
  const remember = (): void => {
    held = findRow();
  };
  const restore = (): void => {
    // After other scrolling the row belongs elsewhere.
    if (!held?.row.isConnected || held.scrollY !== scrollY || held.row.getClientRects().length === 0) return;
    const moved = held.row.getBoundingClientRect().top - held.top;
    if (Math.abs(moved) < 1) return;
    scrollBy({ top: moved, behavior: 'instant' });
    held = { ...held, scrollY };
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', remember, { passive: true });
  remember();
  return () => {
    observer.disconnect();
    removeEventListener('scroll', remember);
  };
}

// At the top the page begins where it begins, as with scroll anchoring.
function findRow(): HeldRow | null {
  const row = scrollY > 0 && document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('.dish');
  return row ? { row, top: row.getBoundingClientRect().top, scrollY } : null;
}
