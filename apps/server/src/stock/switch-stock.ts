import type { StockRequest, StockState } from '@tischlein/contract/office';
import {
  hasStockItem,
  isSameStockItem,
  isStillOut,
  listSoldOut,
  markAvailable,
  type MenuDocument,
  type StockEntry,
  stockVersion,
} from '@tischlein/domain/menu';
import { nextOpeningDay } from '@tischlein/domain/opening';
import { endOfDay, toInstant } from '../clock.ts';
import { describeChange, nameChange } from '../db/open-change.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { createShopSchedule } from '../opening/shop-schedule.ts';
import { type Edited, editDocument } from '../shops/edit-document.ts';
import { replaceMenu } from '../shops/save-shop.ts';
import { readSavedMenu } from '../shops/saved-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { deleteEnded, deleteEntry, raiseStockVersion, readStock, writeEntry } from '../shops/stock.store.ts';

/**
 * Marks an item as out of stock until tomorrow, until an instant or for good, or as available again; outdated if another
 * person has switched this item since `version`.
 */
export async function switchStock(
  deps: Deps,
  shop: LoadedShop,
  { item, out, version }: StockRequest & { readonly version: string },
): Promise<Edited<void>> {
  if (!hasStockItem(shop.menuDocument, item)) throw refuse('invalidRequest');
  const entry = out === 'back' ? null : { ...item, until: calculateEnd(deps, shop, out) };
  const now = deps.clock.now();
  return editDocument(deps, {
    shopId: shop.id,
    version,
    read: async (saved, writer) => {
      const current = listOut(await readStock(writer, shop.id), readSavedMenu(saved), now);
      return { document: current, version: stockVersion(current.find((each) => isSameStockItem(each, item))) };
    },
    write: async (writer, saved) => {
      const menu = readSavedMenu(saved);
      if (listSoldOut(menu).some((each) => isSameStockItem(each, item)))
        await replaceMenu(writer, saved, markAvailable(menu, item));
      const ended = await deleteEnded(writer, shop.id, now);
      if (entry) await writeEntry(writer, shop.id, entry);
      else await deleteEntry(writer, shop.id, item);
      nameChange(findStockName(menu, item));
      describeChange([{ topic: 'stock', name: '', before: null, after: typeof out === 'string' ? out : 'until' }]);
      await raiseStockVersion(writer, shop.id, ended + 1);
    },
  });
}

/** The name of a dish, of an ingredient, or of the ingredient that is an extra. */
const findStockName = ({ dishes, ingredients }: MenuDocument, { id }: StockRequest['item']): string =>
  [...dishes, ...ingredients].find((each) => each.id === id)?.name ?? id;

/** Items out of stock now, and the instant at which tomorrow begins. */
export function getStockState(deps: Deps, shop: LoadedShop): StockState {
  const now = deps.clock.now();
  return {
    now,
    tomorrow: findStartOfTomorrow(deps, shop),
    out: listOut(shop.stock.entries, shop.menuDocument, now),
  };
}

// An item may be out by an entry, or by a mark in the menu itself.
function listOut(stored: readonly StockEntry[], menu: MenuDocument, now: string): StockEntry[] {
  const entries = stored.filter((entry) => isStillOut(entry, now));
  const byMenu = listSoldOut(menu)
    .filter((item) => !entries.some((entry) => isSameStockItem(entry, item)))
    .map((item): StockEntry => ({ ...item, until: null }));
  return [...entries, ...byMenu];
}

function calculateEnd(deps: Deps, shop: LoadedShop, out: Exclude<StockRequest['out'], 'back'>): string | null {
  if (out === 'forGood') return null;
  if (out === 'untilTomorrow') return findStartOfTomorrow(deps, shop);
  if (out.until <= deps.clock.now()) throw refuse('invalidRequest');
  return out.until;
}

/** The start of the next opening day; midnight if no opening is in sight. */
function findStartOfTomorrow(deps: Deps, shop: LoadedShop): string {
  const now = deps.clock.now();
  const opens = nextOpeningDay(createShopSchedule(deps, shop, now));
  return (opens && toInstant(opens.date, opens.minute)) ?? endOfDay(now);
}
