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
import { createShopSchedule } from '../opening/shop-schedule.ts';
import { saveMenu } from '../shops/save-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { deleteEnded, deleteEntry, raiseStockVersion, writeEntry } from '../shops/stock.store.ts';

// Used to find 'tomorrow' if no opening is in sight.
const MINUTES_PER_DAY = 24 * 60;

/** Marks an item as out of stock until tomorrow, until an instant or for good, or as available again. */
export async function switchStock(deps: Deps, shop: LoadedShop, { item, out }: StockRequest): Promise<void> {
  if (!hasStockItem(shop.menuDocument, item)) throw httpProblem('invalidRequest');
  const entry = out === 'back' ? null : { ...item, until: calculateEnd(deps, shop, out) };
  if (isOutByMenu(shop, item)) await saveMenu(deps, shop.id, markAvailable(shop.menuDocument, item));
  await deps.database.write(async (writer) => {
    const ended = await deleteEnded(writer, shop.id, deps.clock.now());
    if (entry) await writeEntry(writer, shop.id, entry);
    else await deleteEntry(writer, shop.id, item);
    await raiseStockVersion(writer, shop.id, ended + 1);
  });
  await deps.shops.refresh();
}

/** Items out of stock now, and the instant at which tomorrow begins. */
export function getStockState(deps: Deps, shop: LoadedShop): StockState {
  const now = deps.clock.now();
  const entries = shop.stock.entries.filter((entry) => isStillOut(entry, now));
  const byMenu = listSoldOut(shop.menuDocument)
    .filter((item) => !entries.some((entry) => isSameItem(entry, item)))
    .map((item): StockEntry => ({ ...item, until: null }));
  return { now, tomorrow: findStartOfTomorrow(deps, shop), out: [...entries, ...byMenu] };
}

function calculateEnd(deps: Deps, shop: LoadedShop, out: Exclude<StockRequest['out'], 'back'>): string | null {
  if (out === 'forGood') return null;
  if (out === 'untilTomorrow') return findStartOfTomorrow(deps, shop);
  const until = toUtc(out.until);
  if (until <= deps.clock.now()) throw httpProblem('invalidRequest');
  return until;
}

/** The start of the next opening day. */
function findStartOfTomorrow(deps: Deps, shop: LoadedShop): string {
  const now = deps.clock.now();
  const opens = nextOpeningDay(createShopSchedule(deps, shop, now));
  const instant = opens && toInstant(opens.date, opens.minute);
  return toUtc(instant ?? startOfDay(plusMinutes(now, MINUTES_PER_DAY)));
}

const isOutByMenu = ({ menuDocument }: LoadedShop, item: StockItem): boolean =>
  listSoldOut(menuDocument).some((other) => isSameItem(other, item));

const isSameItem = (left: StockItem, right: StockItem): boolean =>
  left.kind === right.kind && left.group === right.group && left.id === right.id;
