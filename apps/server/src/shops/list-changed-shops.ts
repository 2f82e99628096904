import type { ShopId } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { Counters } from './shop-counters.ts';
import type { ShopEntry } from './shop-entry.ts';

/** The shops that changed between two readings of the counters, with the branches of changed franchises and the deleted ones. */
export function listChangedShops(
  before: Counters,
  after: Counters,
  entries: Iterable<Pick<ShopEntry, 'id' | 'franchiseId'>>,
): readonly ShopId[] {
  const changed = new Set<ShopId>();
  const documents = new Set<ShopId>();
  for (const [id, row] of after) {
    const known = before.get(id);
    if (!known || known === row) continue;
    if (hasOtherDocuments(known, row)) documents.add(id);
    if (documents.has(id) || hasOtherState(known, row)) changed.add(id);
  }
  for (const id of before.keys()) if (!after.has(id)) changed.add(id);
  if (documents.size > 0)
    for (const { id, franchiseId } of entries) if (franchiseId !== null && documents.has(franchiseId)) changed.add(id);
  return [...changed];
}

const hasOtherDocuments = (left: Row<'shop_counters'>, right: Row<'shop_counters'>): boolean =>
  left.config_version !== right.config_version || left.menu_version !== right.menu_version;

const hasOtherState = (left: Row<'shop_counters'>, right: Row<'shop_counters'>): boolean =>
  left.period_version !== right.period_version ||
  left.stock_version !== right.stock_version ||
  left.ratings_version !== right.ratings_version;
