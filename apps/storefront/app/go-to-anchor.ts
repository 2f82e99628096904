import { scrollToElement } from './scroll-to.ts';

/** Scrolls to one of the page's anchors and says so in the address; the keyboard goes on from there. False: there is no such place. */
export function goToAnchor(anchor: string): boolean {
  const target = document.getElementById(anchor);
  if (!target) return false;
  history.replaceState(history.state, '', `#${anchor}`);
  scrollToElement(target);
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
