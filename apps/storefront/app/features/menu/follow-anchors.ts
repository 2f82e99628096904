import { isAnchor } from '../../paths.ts';
import { goToAnchor } from '../../go-to-anchor.ts';
import { scrollToElement } from '../../scroll-to.ts';

// Parts of the menu take their true height when they come into view, which moves what is below them.
const MAX_STEPS = 10;

/** Links to the anchors of the page scroll there; so do '#shop_category_pizza' and ?scrollTo= in the address (S1 §2). Returns how to stop. */
export function followAnchors(): () => void {
  scrollToQueryTarget();
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('click', follow, { signal });
  window.addEventListener('hashchange', () => settleAfterScroll(signal), { signal });
  return () => listening.abort();
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const id = link ? decodeURIComponent(link.hash.slice(1)) : '';
  if (!isAnchor(id) || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (goToAnchor(id)) event.preventDefault();
}

/** 'scrollTo=menu or scrollTo=menu_sticky_boundary together with jumpScroll=1' */
function scrollToQueryTarget(): void {
  if (!isReloadOrBack()) scrollToTarget(MAX_STEPS);
  const query = new URLSearchParams(location.search);
  if (query.get('jumpScroll') !== '1') return;
  const wanted = query.get('scrollTo');
  const menu = wanted === 'menu' ? document.getElementById('menu-start') : null;
  const boundary = wanted === 'menu_sticky_boundary' ? document.querySelector('.menu-bar') : null;
  if (menu) scrollToElement(menu, { isJump: true });
  if (boundary) scrollToElement(boundary, { isJump: true, offset: 0 });
}

/** After a reload and on the way back the browser shows what was read, wherever the address points. */
function isReloadOrBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

// The browser scrolls there first. Where it need not, as after a dialog, the next scrolling is the guest's own.
function settleAfterScroll(signal: AbortSignal): void {
  const waiting = new AbortController();
  const stop = (): void => waiting.abort();
  const once = { once: true, passive: true, signal: waiting.signal };
  signal.addEventListener('abort', stop, once);
  for (const sign of ['wheel', 'touchstart', 'mousedown', 'keydown'] as const)
    window.addEventListener(sign, stop, once);
  const settled = (): void => {
    stop();
    scrollToTarget(MAX_STEPS);
  };
  window.addEventListener('scrollend', settled, once);
}

/** Comes to stand at the part that the address names, and stays there. */
function scrollToTarget(steps: number): void {
  const part = document.querySelector(':target');
  if (!part || steps === 0) return;
  const before = window.scrollY;
  part.scrollIntoView({ behavior: 'instant' });
  requestAnimationFrame(() => {
    if (Math.abs(window.scrollY - before) > 1) scrollToTarget(steps - 1);
  });
}
