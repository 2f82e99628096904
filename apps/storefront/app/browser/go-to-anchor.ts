import { steps } from '@tischlein/ui/steps';
import { scrollToElement } from './scroll-to.ts';

/** Scrolls to an anchor, puts it in the URL and moves the focus there. Returns false if it does not exist. */
export function goToAnchor(anchor: string): boolean {
  const target = document.getElementById(anchor);
  if (!target) return false;
  steps.correct(`${steps.current.get().address.replace(/#.*/, '')}#${anchor}`);
  scrollToElement(target);
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}
