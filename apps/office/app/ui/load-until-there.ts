import { delay } from '@tischlein/ui/delay';
import { retryDelay } from '@tischlein/ui/retry-delay';

/**
 * Loads code again until it arrives. React keeps a failed import for good and takes the page down with it, and a desk
 * must show its orders after the connection was lost for a moment.
 */
export async function loadUntilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch {
      await Promise.race([delay(retryDelay(failures)), comesOnline()]);
    }
  }
}

const comesOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }));
