import { isAnchor } from '../../paths.ts';
import { scrollToElement } from '../../scroll-to.ts';

/** Links to the anchors of the page scroll there; so does the address with ?scrollTo= (S1 §2). Returns how to stop. */
export function followAnchors(): () => void {
  scrollAsAddressed();
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  const id = link ? decodeURIComponent(link.hash.slice(1)) : '';
  const target = isAnchor(id) ? document.getElementById(id) : null;
  if (!target || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(history.state, '', `#${id}`);
  scrollToElement(target);
  // The keyboard goes on from there.
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** 'scrollTo=menu or scrollTo=menu_sticky_boundary together with jumpScroll=1' */
function scrollAsAddressed(): void {
  const query = new URLSearchParams(location.search);
  if (query.get('jumpScroll') !== '1') return;
  const wanted = query.get('scrollTo');
  const menu = wanted === 'menu' ? document.getElementById('menu-start') : null;
  const boundary = wanted === 'menu_sticky_boundary' ? document.querySelector('.menu-bar') : null;
  if (menu) scrollToElement(menu, { isJump: true });
  if (boundary) scrollToElement(boundary, { isJump: true, offset: 0 });
}
