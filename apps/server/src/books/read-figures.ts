import { addDays, addMonths, listDays, type Period, type ShopDay, type ShopId } from '@tischlein/domain';
import type { DayOf, Figures, Totals } from '@tischlein/domain/books';
import type { OrderAction } from '@tischlein/domain/orders';
import { plusMinutes, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { Database } from '../db/database.ts';
import { hashMailbox } from '../identity.ts';
import { contactColumn } from '../orders/order-columns.ts';
import { noteGuests } from '../orders/order-guests.store.ts';
import {
  moveCursor,
  readFigureDays,
  readNextRelease,
  readKnownDays,
  readTotalDays,
  saveFigureDay,
  forgetDays,
  readCursor,
  readIssueTimes,
  readNextEvents,
} from './figure-days.store.ts';
import { calculateFigures, type DaySource } from './read-day.ts';

export type FiguresDeps = Pick<Deps, 'database' | 'clock'>;

/** A transaction that began before midnight has ended by then. */
const GRACE_MINUTES = 10;

/** The last day that is over. */
export const lastClosedDay = (now: string): ShopDay => addDays(toWallTime(plusMinutes(now, -GRACE_MINUTES)).date, -1);

/** The figures of the days of a period, oldest first; days before the first order and after today are left out. */
export async function readFigures(deps: FiguresDeps, shop: LoadedShop, period: Period): Promise<DayOf<Figures>[]> {
  const current = await calculateMissing(deps, shop, period);
  return [...(await readFigureDays(deps.database.read, shop.id, period)), ...current];
}

/** The same without long lists. */
export async function readTotals(deps: FiguresDeps, shop: LoadedShop, period: Period): Promise<DayOf<Totals>[]> {
  const current = await calculateMissing(deps, shop, period);
  const days = await readTotalDays(deps.database.read, shop.id, period);
  return [...days, ...current.map(({ date, figures }) => ({ date, figures: figures.totals }))];
}

/** Calculates the days of two years, so that the first report of a year beside the one before is fast. */
export async function calculateAhead(deps: FiguresDeps, shop: LoadedShop): Promise<void> {
  const { date: to } = toWallTime(deps.clock.now());
  await calculateMissing(deps, shop, { from: addMonths(to, -24), to: addDays(to, -1) });
}

/** Calculates and stores the missing days that are over. Returns those that are not over, which are never stored. */
async function calculateMissing(
  { database, clock }: FiguresDeps,
  shop: LoadedShop,
  period: Period,
): Promise<DayOf<Figures>[]> {
  const now = clock.now();
  const sequence = await refreshDays(database, shop.id);
  const first = await readNextRelease(database.read, shop.id);
  if (first === null) return [];
  const from = latest(period.from, toWallTime(first).date);
  const to = earliest(period.to, toWallTime(now).date);
  const closed = lastClosedDay(now);
  const known = await readKnownDays(database.read, shop.id, { from, to: earliest(to, closed) });
  const current: DayOf<Figures>[] = [];
  for (const date of listDays({ from, to })) {
    if (known.has(date)) continue;
    if (date > closed) {
      current.push({ date, figures: await calculateRunning({ database, shop, now }, date) });
      continue;
    }
    const day = { date, figures: await calculateFigures({ database, shop, now }, date) };
    await database.write(async (writer) => {
      // Behind the cursor, what was read may be outdated already: the next reader calculates it again.
      if (await moveCursor(writer, shop.id, { from: sequence, to: sequence }))
        await saveFigureDay(writer, shop.id, day);
    });
  }
  return current;
}

const calculateRunning = ({ database, ...source }: DaySource, day: ShopDay): Promise<Figures> =>
  database.readReports((read) => calculateFigures({ ...source, database: { ...database, read } }, day));

const latest = (left: ShopDay, right: ShopDay): ShopDay => (left > right ? left : right);
const earliest = (left: ShopDay, right: ShopDay): ShopDay => (left < right ? left : right);

const EVENTS_AT_ONCE = 1000;
const ANSWERS: ReadonlySet<string> = new Set<OrderAction>(['accept', 'refuse', 'cancel']);

/**
 * Forgets the figures of days whose orders have changed since the last time, and notes the guests of new orders. The numbered
 * events of a shop tell which orders these are, so that placing an order costs nothing. Returns the event that is known now.
 */
async function refreshDays(database: Database, shopId: ShopId): Promise<number> {
  for (;;) {
    const from = await readCursor(database.read, shopId);
    const events = await readNextEvents(database.read, shopId, { after: from, most: EVENTS_AT_ONCE });
    const last = events.at(-1);
    if (!last) return from;
    const instants = events.flatMap(({ at, released_at }) => [at, released_at ?? at]);
    // An answer decides about all documents of its order, also those of other days.
    const answered = events.filter(({ action }) => ANSWERS.has(action)).map(({ order_id }) => order_id);
    const issued = await readIssueTimes(database.read, shopId, answered);
    const days = new Set([...instants, ...issued].map((instant) => toWallTime(instant).date));
    const guests = new Map(events.flatMap((event) => listGuest(shopId, event)).map((row) => [row.order_id, row]));
    await database.write(async (writer) => {
      // Another process may have been faster: it has forgotten the same days.
      if (!(await moveCursor(writer, shopId, { from, to: last.sequence }))) return;
      await forgetDays(writer, shopId, [...days]);
      await noteGuests(writer, [...guests.values()]);
    });
  }
}

type Event = Awaited<ReturnType<typeof readNextEvents>>[number];

function listGuest(shop_id: ShopId, { order_id, released_at, contact }: Event) {
  if (released_at === null) return [];
  const { email } = contactColumn.read(contact);
  return email === '' ? [] : [{ shop_id, order_id, guest_hash: hashMailbox(email), at: released_at }];
}
