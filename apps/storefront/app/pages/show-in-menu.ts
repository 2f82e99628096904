import { steps } from '@tischlein/ui/steps';
import { goToAnchor } from '../browser/go-to-anchor.ts';

/** Closes all dialogs and scrolls to an anchor in the menu. */
export function showInMenu(anchor: string): void {
  for (const { key } of steps.current.get().dialogs) steps.close(key);
  // Going back restores the scroll position, in the next frame at the latest.
  steps.whenSettled(() => requestAnimationFrame(() => goToAnchor(anchor)));
}
