import { goToAnchor } from '../../browser/go-to-anchor.ts';
import { scrollToElement } from '../../browser/scroll-to.ts';

/** S1 §2 Page scroll anchors. */
const ANCHOR = /^(?:scroll-top|deals|menus|menu-start|shop_category_.+)$/;

/**
 * Scrolls to anchors that are clicked or in the URL, and as ?scrollTo= asks (S1 §2 Page scroll anchors). Returns a
 * function that stops it.
 */
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
  if (!ANCHOR.test(id) || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (goToAnchor(id)) event.preventDefault();
}

/** S1 §2: 'scrollTo=menu or scrollTo=menu_sticky_boundary together with jumpScroll=1'. */
function scrollToQueryTarget(): void {
  if (!isReloadOrBack()) scrollToTarget();
  const query = new URLSearchParams(location.search);
  if (query.get('jumpScroll') !== '1') return;
  const wanted = query.get('scrollTo');
  const menu = wanted === 'menu' ? document.getElementById('menu-start') : null;
  const boundary = wanted === 'menu_sticky_boundary' ? document.querySelector('.menu-bar') : null;
  if (menu) scrollToElement(menu, { isJump: true });
  if (boundary) scrollToElement(boundary, { isJump: true, offset: 0 });
}

/** After a reload or going back, the browser restores the scroll position itself. */
function isReloadOrBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

// Lets the browser scroll first. If it does not need to, as after closing a dialog, the next scroll is the guest's own.
function settleAfterScroll(signal: AbortSignal): void {
  const waiting = new AbortController();
  const stop = (): void => waiting.abort();
  const once = { once: true, passive: true, signal: waiting.signal };
  signal.addEventListener('abort', stop, once);
  for (const sign of ['wheel', 'touchstart', 'mousedown', 'keydown'] as const)
    window.addEventListener(sign, stop, once);
  const settled = (): void => {
    stop();
    scrollToTarget();
  };
  window.addEventListener('scrollend', settled, once);
}

function scrollToTarget(): void {
  const target = document.querySelector(':target');
  if (target) scrollToElement(target, { isJump: true });
}
