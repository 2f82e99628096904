import type { ShopPage } from '../context/shop-context.ts';
import { isFlagOn } from '../guest/developer-flags.ts';

/** Logs a tracked event, with the developer flag `trackEventsOnConsole` (S1 §3). */
export function logTracked({ shop, guest }: Pick<ShopPage, 'shop' | 'guest'>, words: string): void {
  if (isFlagOn('trackEventsOnConsole', shop, guest.flags.get())) console.debug(words);
}

export const logFailure = (words: string): void => console.info(words);
