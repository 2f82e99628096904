import type { ShopId } from '@tischlein/domain';
import type { Database } from '../db/database.ts';
import type { ShopCountersRow } from '../db/tables.ts';
import { readCounters, readCountersSince } from './shops.store.ts';

export type Counters = ReadonlyMap<ShopId, ShopCountersRow>;

/** The counters of all shops as read last; the row of a shop stays the same object until it changes. */
export interface ShopCounters {
  /** Reads the rows that have changed. */
  update(): Promise<Counters>;
  /** Reads all rows, so that deleted shops disappear. */
  readAll(): Promise<Counters>;
}

// On PostgreSQL a change may be committed after one with a higher number. So many are read again.
const OVERLAP = 100;

export function createShopCounters({ read }: Pick<Database, 'read'>): ShopCounters {
  let known: Counters = new Map();
  let last = 0;
  const take = (rows: readonly ShopCountersRow[], others: Counters): Counters => {
    const byShop = new Map(others);
    for (const row of rows) {
      const before = known.get(row.shop_id);
      byShop.set(row.shop_id, before && isSame(before, row) ? before : row);
      last = Math.max(last, row.change);
    }
    known = byShop;
    return known;
  };
  return {
    update: async () => {
      return take(await readCountersSince(read, last - OVERLAP), known);
    },
    readAll: async () => take(await readCounters(read), new Map()),
  };
}

const isSame = (left: ShopCountersRow, right: ShopCountersRow): boolean =>
  left.change === right.change &&
  left.event_sequence === right.event_sequence &&
  left.table_version === right.table_version;
