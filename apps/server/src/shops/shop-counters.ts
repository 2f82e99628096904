import type { ShopId } from '@tischlein/domain';
import type { Database } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { readCounters, readCountersSince } from './shops.store.ts';

export type Counters = ReadonlyMap<ShopId, Row<'shop_counters'>>;

/** The counters of all shops as read last; they, and the row of each shop, stay the same objects until something changes. */
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
  const merge = (rows: readonly Row<'shop_counters'>[]): readonly Row<'shop_counters'>[] =>
    rows.map((row) => {
      last = Math.max(last, row.change);
      const before = known.get(row.shop_id);
      return before && isSame(before, row) ? before : row;
    });
  const add = (rows: readonly Row<'shop_counters'>[]): Counters => {
    const changed = merge(rows).filter((row) => known.get(row.shop_id) !== row);
    if (changed.length > 0) known = new Map([...known, ...toPairs(changed)]);
    return known;
  };
  const replace = (rows: readonly Row<'shop_counters'>[]): Counters => {
    const current = merge(rows);
    const isUnchanged = current.length === known.size && current.every((row) => known.get(row.shop_id) === row);
    if (!isUnchanged) known = new Map(toPairs(current));
    return known;
  };
  return {
    update: async () => {
      if (isCurrent) return add(await readCountersSince(read, last - OVERLAP));
      // Before reading: a shop that is deleted during the read asks for all rows again.
      isCurrent = true;
      const rows = await readCounters(read).catch((error: unknown) => {
        isCurrent = false;
        throw error;
      });
      return replace(rows);
    },
    forget: () => {
      isCurrent = false;
    },
  };
}

const toPairs = (rows: readonly Row<'shop_counters'>[]): readonly (readonly [ShopId, Row<'shop_counters'>])[] =>
  rows.map((row) => [row.shop_id, row]);

const isSame = (left: Row<'shop_counters'>, right: Row<'shop_counters'>): boolean =>
  left.change === right.change &&
  left.event_sequence === right.event_sequence &&
  left.table_version === right.table_version;
