import { closeDialogs } from '@tischlein/ui/close-dialogs';
import { goToAnchor } from '../browser/go-to-anchor.ts';

/** Closes all dialogs and scrolls to an anchor in the menu. */
export async function showInMenu(anchor: string): Promise<void> {
  await closeDialogs();
  goToAnchor(anchor);
}
