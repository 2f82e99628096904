import type { DayOverview, DayOverviewContent } from '@tischlein/contract/office';
import type { ShopDay } from '@tischlein/domain';
import { calculateDay, sumWaiting } from '@tischlein/domain/books';
import { sellerLines } from '@tischlein/documents/receipts';
import { createHash } from 'node:crypto';
import { toDayRange, toWallTime } from '../clock.ts';
import { lockShop } from '../db/lock-shop.ts';
import { toSeller } from '../orders/to-seller.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import {
  insertOverview,
  overviewColumn,
  readDueBills,
  readLatestOverviews,
  readNextBooked,
  readOverviews,
  toOverview,
} from './overviews.store.ts';
import { readFacts } from './read-day.ts';
import { type FiguresDeps, lastClosedDay } from './read-figures.ts';

/**
 * Makes the overviews of days that are over and have none, oldest first, at most some of them. Returns how many. A day without
 * anything for the books has none.
 */
export async function makeOverviews(deps: FiguresDeps, shop: LoadedShop, most: number): Promise<number> {
  const closed = lastClosedDay(deps.clock.now());
  for (let made = 0; made < most; made += 1) {
    const [last] = await readLatestOverviews(deps.database.read, shop.id, 1);
    const from = last ? toDayRange(last.day).to : '';
    const next = await readNextBooked(deps.database.read, shop.id, from);
    const day = next === null ? null : toWallTime(next).date;
    if (day === null || day > closed) return made;
    await makeOverview(deps, shop, day);
  }
  return most;
}

async function makeOverview(deps: FiguresDeps, shop: LoadedShop, day: ShopDay): Promise<void> {
  const content = await readContent(deps, shop, day);
  await deps.database.write(async (writer) => {
    await lockShop(writer, shop.id);
    const [last] = await readLatestOverviews(writer, shop.id, 1);
    // Another process has made it.
    if (last && last.day >= day) return;
    const row = {
      number: (last?.number ?? 0) + 1,
      day,
      previous_hash: last?.hash ?? '',
      document: overviewColumn.write(content),
    };
    await insertOverview(writer, { shop_id: shop.id, ...row, made_at: deps.clock.now(), hash: hashOverview(row) });
  });
}

interface HashedRow {
  readonly number: number;
  readonly day: ShopDay;
  readonly document: string;
  readonly previous_hash: string;
}

/** Each hash includes the previous one, so that an exchanged overview breaks the chain. */
export const hashOverview = ({ number, day, document, previous_hash }: HashedRow): string =>
  createHash('sha256').update([number, day, previous_hash, document].join('\n')).digest('hex');

/** The overview of a day: as it was made, or of today as it is now. null: there is none. */
export async function readOverview(deps: FiguresDeps, shop: LoadedShop, day: ShopDay): Promise<DayOverview | null> {
  const now = deps.clock.now();
  await makeOverviews(deps, shop, MOST_AT_ONCE);
  const [row] = await readOverviews(deps.database.read, shop.id, { from: day, to: day });
  if (row) return toOverview(row);
  if (day <= lastClosedDay(now) || day > toWallTime(now).date) return null;
  return { number: null, madeAt: now, hash: '', previousHash: '', content: await readContent(deps, shop, day) };
}

/** A worker makes those of longer ago. */
export const MOST_AT_ONCE = 40;

async function readContent(
  { database, clock }: FiguresDeps,
  shop: LoadedShop,
  day: ShopDay,
): Promise<DayOverviewContent> {
  const range = toDayRange(day);
  const facts = await readFacts({ database, shop, now: clock.now() }, range);
  const { totals, lists } = calculateDay(facts);
  const waiting = sumWaiting(facts.documents);
  const {
    waiting: _waiting,
    hours: _hours,
    promises: _promises,
    newGuests: _new,
    returningOrders: _returning,
    ...kept
  } = totals;
  const numbers = facts.documents.flatMap(({ number }) => number ?? []);
  const seller = toSeller(shop);
  return {
    day,
    from: range.from,
    to: range.to,
    business: { name: seller.restaurantName, lines: sellerLines(seller) },
    totals: kept,
    ...(waiting.count > 0 && { waiting }),
    offers: lists.offers,
    coupons: lists.coupons,
    receipts: numbers.length === 0 ? null : { first: Math.min(...numbers), last: Math.max(...numbers) },
    openBills: await readDueBills(database.read, shop.id, range),
  };
}
