import type { MenuDocument } from '@tischlein/domain/menu';
import { delay } from '@tischlein/ui/delay';
import { retryDelay } from '@tischlein/ui/retry-delay';
import { showNotice } from './show-notice.ts';

/** Fetches the menu, with growing pauses until it succeeds; a notice tells the guest of the first failure. */
export async function fetchMenu(address: string): Promise<MenuDocument> {
  let notice: Element | null = null;
  for (let failures = 1; ; failures += 1) {
    try {
      const answer = await fetch(address);
      if (answer.ok) {
        const menu = await answer.json();
        notice?.remove();
        return menu;
      }
    } catch {
      // Offline, or the answer broke off.
    }
    notice ??= showNotice('no-menu');
    await delay(retryDelay(failures));
  }
}
