import type { PauseRequest, PauseState } from '@tischlein/contract/office';
import { openingState } from '@tischlein/domain/opening';
import { plusMinutes } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { raiseVersion } from '../shops/shops.store.ts';
import { deletePause, writePause } from './pauses.store.ts';
import { shopSchedule } from './shop-schedule.ts';

// Where no closing is in sight, a pause 'until closing' is over in the morning.
const LONGEST_MINUTES = 12 * 60;

/** Stops orders for now; it goes on by itself ('Stopp für 20 Minuten'). */
export async function pauseOrders(deps: Deps, shop: LoadedShop, { scope, minutes }: PauseRequest): Promise<void> {
  const now = deps.clock.now();
  const length = minutes === 'untilClosing' ? untilClosing(deps, shop, now) : minutes;
  await change(deps, shop, (writer) => writePause(writer, shop.id, { scope, until: plusMinutes(now, length) }));
}

/** Takes orders again before the pause is over ('Weiter annehmen'). */
export const resumeOrders = (deps: Deps, shop: LoadedShop): Promise<void> =>
  change(deps, shop, (writer) => deletePause(writer, shop.id));

/** Whether orders are stopped, and until when, by the server's clock. */
export function pauseState({ clock }: Pick<Deps, 'clock'>, { pause }: Pick<LoadedShop, 'pause'>): PauseState {
  const now = clock.now();
  return { now, pause: pause && pause.until > now ? pause : null };
}

const untilClosing = (deps: Deps, shop: LoadedShop, now: string): number =>
  openingState(shopSchedule(deps, { ...shop, pause: null }, now)).minutesUntilClosed ?? LONGEST_MINUTES;

async function change(deps: Deps, shop: LoadedShop, work: (writer: Writer) => Promise<void>): Promise<void> {
  await deps.database.write(async (writer) => {
    await work(writer);
    await raiseVersion(writer, shop.id, 'period_version');
  });
  await deps.shops.refresh();
}
