const OFFSET_PX = 125;
const ANIMATION_MS = 400;
// Content that comes into view gets its real height a few frames later, which moves the target.
const SETTLE_MS = 1000;

interface ScrollSettings {
  /** Distance from the upper edge in px. */
  readonly offset?: number;
  /** Scrolls without animation. */
  readonly isJump?: boolean;
}

/**
 * Scrolls to an element in 400 ms, 125 px below the edge (S1 §2 Page scroll anchors), and keeps it there while the
 * layout settles. The guest's own scrolling ends it.
 */
export function scrollToElement(target: Element, { offset = OFFSET_PX, isJump = false }: ScrollSettings = {}): void {
  const from = window.scrollY;
  const started = performance.now();
  const duration = isJump || matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : ANIMATION_MS;
  let frame = 0;
  const step = (): void => {
    const elapsed = performance.now() - started;
    const progress = elapsed < duration ? elapsed / duration : 1;
    const goal = window.scrollY + target.getBoundingClientRect().top - offset;
    window.scrollTo({ top: from + (goal - from) * ease(progress), behavior: 'instant' });
    if (elapsed < duration + SETTLE_MS) frame = requestAnimationFrame(step);
    else interrupted.abort();
  };
  const interrupted = new AbortController();
  for (const sign of ['wheel', 'touchstart', 'mousedown', 'keydown'] as const)
    window.addEventListener(sign, () => interrupted.abort(), { passive: true, signal: interrupted.signal });
  interrupted.signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  step();
}

const ease = (progress: number): number => 1 - (1 - progress) ** 3;
