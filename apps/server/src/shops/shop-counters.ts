import type { ShopId } from '@tischlein/domain';
import type { Database } from '../db/database.ts';
import type { ShopCountersRow } from '../db/tables.ts';
import { readCounters, readCountersSince } from './shops.store.ts';

export type Counters = ReadonlyMap<ShopId, ShopCountersRow>;

/** The counters of all shops as read last; the row of a shop stays the same object until it changes. */
export interface ShopCounters {
  /** Reads the rows that have changed; at first, and after `forget`, all of them. */
  update(): Promise<Counters>;
  /** The next update reads all rows, so that deleted shops disappear. */
  forget(): void;
}

// On PostgreSQL a change may be committed after one with a higher number. So many are read again.
const OVERLAP = 100;

export function createShopCounters({ read }: Pick<Database, 'read'>): ShopCounters {
  let known: Counters = new Map();
  let last = 0;
  let isCurrent = false;
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
      if (isCurrent) return take(await readCountersSince(read, last - OVERLAP), known);
      // Before reading: a shop that is deleted during the read asks for all rows again.
      isCurrent = true;
      const rows = await readCounters(read).catch((error: unknown) => {
        isCurrent = false;
        throw error;
      });
      return take(rows, new Map());
    },
    forget: () => {
      isCurrent = false;
    },
  };
}

const isSame = (left: ShopCountersRow, right: ShopCountersRow): boolean =>
  left.change === right.change &&
  left.event_sequence === right.event_sequence &&
  left.table_version === right.table_version;
