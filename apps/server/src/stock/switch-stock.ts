import type { StockRequest, StockState } from '@tischlein/contract/office';
import {
  hasStockItem,
  isStillOut,
  listSoldOut,
  type StockEntry,
  type StockItem,
  markAvailable,
} from '@tischlein/domain/menu';
import { nextOpeningDay } from '@tischlein/domain/opening';
import { toInstant, plusMinutes, startOfDay, toUtc } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { shopSchedule } from '../opening/shop-schedule.ts';
import { saveMenu } from '../shops/save-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { deleteEnded, deleteEntry, raiseStockVersion, writeEntry } from './stock.store.ts';

// Where no opening is in sight, tomorrow begins at the latest after this.
const MINUTES_PER_DAY = 24 * 60;

/** Switches something off until tomorrow, until a time or for good, or on again; it comes back by itself. */
export async function switchStock(deps: Deps, shop: LoadedShop, { item, out }: StockRequest): Promise<void> {
  if (!hasStockItem(shop.menuDocument, item)) throw httpProblem('invalidRequest');
  const entry = out === 'back' ? null : { ...item, until: endOf(deps, shop, out) };
  if (isOutByMenu(shop, item)) await saveMenu(deps, shop.id, markAvailable(shop.menuDocument, item));
  await deps.database.write(async (writer) => {
    const ended = await deleteEnded(writer, shop.id, deps.clock.now());
    if (entry) await writeEntry(writer, shop.id, entry);
    else await deleteEntry(writer, shop.id, item);
    await raiseStockVersion(writer, shop.id, ended + 1);
  });
  await deps.shops.refresh();
}

/** What is out now, and when tomorrow begins. */
export function stockState(deps: Deps, shop: LoadedShop): StockState {
  const now = deps.clock.now();
  const entries = shop.stock.entries.filter((entry) => isStillOut(entry, now));
  const byMenu = listSoldOut(shop.menuDocument)
    .filter((item) => !entries.some((entry) => isSame(entry, item)))
    .map((item): StockEntry => ({ ...item, until: null }));
  return { now, tomorrow: tomorrowOf(deps, shop), out: [...entries, ...byMenu] };
}

function endOf(deps: Deps, shop: LoadedShop, out: Exclude<StockRequest['out'], 'back'>): string | null {
  if (out === 'forGood') return null;
  if (out === 'untilTomorrow') return tomorrowOf(deps, shop);
  const until = toUtc(out.until);
  if (until <= deps.clock.now()) throw httpProblem('invalidRequest');
  return until;
}

/** The start of the next opening day. */
function tomorrowOf(deps: Deps, shop: LoadedShop): string {
  const now = deps.clock.now();
  const opens = nextOpeningDay(shopSchedule(deps, shop, now));
  const instant = opens && toInstant(opens.date, opens.minute);
  return toUtc(instant ?? startOfDay(plusMinutes(now, MINUTES_PER_DAY)));
}

const isOutByMenu = ({ menuDocument }: LoadedShop, item: StockItem): boolean =>
  listSoldOut(menuDocument).some((other) => isSame(other, item));

const isSame = (left: StockItem, right: StockItem): boolean =>
  left.kind === right.kind && left.group === right.group && left.id === right.id;
