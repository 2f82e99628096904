import { readMenu } from '@tischlein/domain/menu';
import { changesBetween, withOffersOn } from '@tischlein/domain/offers';
import { type Clock, toWallTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Events } from '../events.ts';
import { startWorker } from '../worker.ts';
import { claimOffersDay } from './offers-day.store.ts';
import { recordPrices } from './price-history.store.ts';
import type { LoadedShop, ShopDirectory } from './shop-directory.ts';
import { readCounters } from './shops.store.ts';

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
  const dated = shops.allShops().filter(hasDatedOffers);
  if (dated.length === 0) return;
  const now = clock.now();
  const { date } = toWallTime(now);
  const days = new Map((await readCounters(database.read)).map((row) => [row.shop_id, row.offers_day]));
  const due = dated.filter(({ id, menuDocument }) => changesBetween(menuDocument.offers, days.get(id) ?? '', date));
  for (const shop of due) await startShopOffers(database, shop, { now, date });
  if (due.length > 0) await shops.refresh();
}

async function startShopOffers(
  database: Database,
  { id, menuDocument }: LoadedShop,
  { now, date }: { readonly now: string; readonly date: string },
): Promise<void> {
  await database.write(async (writer) => {
    if (!(await claimOffersDay(writer, id, date))) return;
    const { menu } = readMenu(withOffersOn(menuDocument, date));
    await recordPrices(writer, id, { before: null, after: menu, at: now });
  });
}

const hasDatedOffers = ({ menuDocument }: LoadedShop): boolean =>
  menuDocument.offers.some(({ validFrom, validUntil }) => validFrom !== undefined || validUntil !== undefined);
