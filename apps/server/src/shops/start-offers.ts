import type { ShopDay } from '@tischlein/domain';
import { changesBetween } from '@tischlein/domain/offers';
import { type Clock, toWallTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Events } from '../events.ts';
import { startWorker } from '../worker.ts';
import { readSoldMenu } from './offers-for-guests.ts';
import { claimOffersDay, readOffersDays, writeOffersDay } from './offers-day.store.ts';
import { recordPrices } from './price-history.store.ts';
import type { LoadedShop, ShopDirectory } from './shop-directory.ts';

const POLL_EVERY_MS = 15_000;

interface OffersDeps {
  readonly database: Database;
  readonly shops: ShopDirectory;
  readonly clock: Clock;
}

/** Starts and ends offers at midnight, soon after it. Returns the stop function. */
export function startOffersDaily({ events, ...deps }: OffersDeps & { readonly events: Events }): () => Promise<void> {
  const work = async (): Promise<boolean> => {
    await startOffers(deps);
    return false;
  };
  const failed = (error: unknown): void => events.workerFailed('startOffers', error);
  return startWorker({ work, roundEveryMs: 0, pollEveryMs: POLL_EVERY_MS, failed }).stop;
}

/** Loads the menus of shops whose offers begin or end today, and records their prices, once for all processes. */
export async function startOffers({ database, shops, clock }: OffersDeps): Promise<void> {
  const dated = shops.listShops().filter(({ hasDatedOffers }) => hasDatedOffers);
  if (dated.length === 0) return;
  const now = clock.now();
  const { date } = toWallTime(now);
  const days = await readOffersDays(database.read);
  let isStarted = false;
  for (const { id } of dated) {
    const day = days.get(id) ?? '';
    const shop = day < date ? await shops.visitShop(id) : null;
    if (!shop) continue;
    isStarted ||= changesBetween(shop.menuDocument.offers, day, date);
    if (changesBetween(shop.menuDocument.offers, day, date)) await startShopOffers(database, shop, { now, date });
    // Nothing begins or ends today: the menu is not looked at again before tomorrow.
    else await database.write((writer) => writeOffersDay(writer, id, date));
  }
  if (isStarted) await shops.refresh();
}

async function startShopOffers(
  database: Database,
  { id, config, menuDocument }: LoadedShop,
  { now, date }: { readonly now: string; readonly date: ShopDay },
): Promise<void> {
  await database.write(async (writer) => {
    if (!(await claimOffersDay(writer, id, date))) return;
    const after = readSoldMenu({ menu: menuDocument, config, at: now });
    await recordPrices(writer, id, { before: null, after, at: now });
  });
}
