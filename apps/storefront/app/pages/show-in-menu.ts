import { closeDialogs } from '@tischlein/ui/close-dialogs';
import { goToAnchor } from '../go-to-anchor.ts';

/** Closes what lies over the menu and goes to a place in it. */
export async function showInMenu(anchor: string): Promise<void> {
  await closeDialogs();
  goToAnchor(anchor);
}
