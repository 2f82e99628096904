import type { PauseRequest, PauseState } from '@tischlein/contract/office';
import { coversPause, openingState } from '@tischlein/domain/opening';
import { plusMinutes } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { raiseVersion } from '../shops/shops.store.ts';
import { deletePause, readPause, writePause } from '../shops/pauses.store.ts';
import { createShopSchedule } from './shop-schedule.ts';

// Length of a pause 'until closing' if no closing time is in sight.
const MAX_PAUSE_MINUTES = 12 * 60;

/**
 * Pauses new orders; they resume by themselves ('Stopp für 20 Minuten'). A pause that runs is never cut short: it stays, unless
 * the new one covers it.
 */
export async function pauseOrders(deps: Deps, shop: LoadedShop, { scope, minutes }: PauseRequest): Promise<void> {
  const now = deps.clock.now();
  const length = minutes === 'untilClosing' ? countMinutesUntilClosing(deps, shop, now) : minutes;
  const pause = { scope, until: plusMinutes(now, length) };
  await updatePause(deps, shop, async (writer) => {
    const running = await readPause(writer, shop.id);
    if (running === null || running.until <= now || coversPause(pause, running))
      await writePause(writer, shop.id, pause);
  });
}

/** Ends a pause early ('Weiter annehmen'). */
export const resumeOrders = (deps: Deps, shop: LoadedShop): Promise<void> =>
  updatePause(deps, shop, (writer) => deletePause(writer, shop.id));

/** The current pause, by the server's clock. */
export function getPauseState({ clock }: Pick<Deps, 'clock'>, { pause }: Pick<LoadedShop, 'pause'>): PauseState {
  const now = clock.now();
  return { now, pause: pause && pause.until > now ? pause : null };
}

const countMinutesUntilClosing = (deps: Deps, shop: LoadedShop, now: string): number =>
  openingState(createShopSchedule(deps, { ...shop, pause: null }, now)).minutesUntilClosed ?? MAX_PAUSE_MINUTES;

async function updatePause(deps: Deps, shop: LoadedShop, work: (writer: Writer) => Promise<void>): Promise<void> {
  await deps.database.write(async (writer) => {
    // First: it locks the row, so that two devices do not pass each other.
    await raiseVersion(writer, shop.id, 'period_version');
    await work(writer);
  });
  await deps.shops.refresh();
}
