const OFFSET_PX = 125;
const ANIMATION_MS = 400;
// Frames to keep correcting the position: content scrolled into view may still change its height.
const SETTLE_FRAMES = 8;

interface ScrollSettings {
  /** Distance from the upper edge in px. */
  readonly offset?: number;
  /** Scrolls without animation. */
  readonly isJump?: boolean;
}

/**
 * Scrolls to an element in 400 ms, 125 px below the edge (S1 §2 Page scroll anchors); the guest's own scrolling ends
 * it.
 */
export function scrollToElement(target: Element, { offset = OFFSET_PX, isJump = false }: ScrollSettings = {}): void {
  const from = window.scrollY;
  const started = performance.now();
  const isAtOnce = isJump || matchMedia('(prefers-reduced-motion: reduce)').matches;
  let framesLeft = SETTLE_FRAMES;
  let frame = 0;
  const step = (): void => {
    const progress = isAtOnce ? 1 : Math.min(1, (performance.now() - started) / ANIMATION_MS);
    const goal = window.scrollY + target.getBoundingClientRect().top - offset;
    window.scrollTo({ top: from + (goal - from) * ease(progress), behavior: 'instant' });
    if (progress === 1) framesLeft -= 1;
    if (framesLeft > 0) frame = requestAnimationFrame(step);
    else interrupted.abort();
  };
  const interrupted = new AbortController();
  for (const sign of ['wheel', 'touchstart', 'keydown'] as const)
    window.addEventListener(sign, () => interrupted.abort(), { passive: true, signal: interrupted.signal });
  interrupted.signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  step();
}

const ease = (progress: number): number => 1 - (1 - progress) ** 3;
