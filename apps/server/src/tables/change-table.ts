import { createHash } from 'node:crypto';
import type { ShopId } from '@tischlein/domain';
import { hasTable, NO_TABLE_SERVICE } from '@tischlein/domain/shop';
import type { Writer } from '../db/database.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Deps } from '../deps.ts';
import { addOrderEvent } from '../orders/order-events.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { TableRefusal } from './bill-problems.ts';
import { type Author, type EntryKey } from './bills.store.ts';
import { findEntry } from './bill-entries.store.ts';
import type { EntryDetail } from './bill-column.ts';
import { lockTables } from './tables.store.ts';

/** A request of a waiter about a table. */
export interface TableRequest<Body = null> {
  readonly table: number;
  readonly body: Body;
  readonly author: Author;
  /** Idempotency-Key; null: none was sent. */
  readonly clientKey: string | null;
}

interface TableWork {
  readonly writer: Writer;
  readonly now: string;
  readonly key: EntryKey | null;
}

/**
 * Locks the tables and runs a change. The same key with the same body changes nothing again; with another
 * body, or at another table, it is refused. Throws TableRefusal, with nothing changed.
 */
export async function changeTable<Body>(
  deps: Pick<Deps, 'database' | 'clock' | 'events' | 'outbox'>,
  shop: LoadedShop,
  {
    tables,
    request,
    work,
    repeated,
  }: {
    readonly tables: readonly [number, ...number[]];
    readonly request: TableRequest<Body>;
    readonly work: (locked: TableWork) => Promise<void>;
    /** Instead of `work`, with what it did the first time. */
    readonly repeated?: (detail: EntryDetail) => void;
  },
): Promise<void> {
  const now = deps.clock.now();
  const key = request.clientKey === null ? null : { key: request.clientKey, requestHash: hash(request) };
  await deps.database
    .write(async (writer) => {
      await lockTables(writer, shop.id, tables);
      const earlier = key && (await findEntry(writer, shop.id, key.key));
      if (earlier && earlier.requestHash !== key.requestHash) throw new TableRefusal('idempotencyKeyReused');
      if (earlier) repeated?.(earlier.detail);
      else await work({ writer, now, key });
    })
    .catch((error: unknown) => {
      // Another table, which has its own lock, was changed with the key at the same moment.
      if (isUniqueViolation(error)) throw new TableRefusal('idempotencyKeyReused');
      throw error;
    });
  deps.events.tablesChanged(shop.id);
  deps.events.ordersChanged(shop.id, null);
  deps.outbox.wake();
}

const hash = <Body>({ table, body }: TableRequest<Body>): string =>
  createHash('sha256')
    .update(JSON.stringify([table, body]))
    .digest('base64url');

/** Tells desks and guests that something about these rounds has changed. */
export async function announceRounds(
  writer: Writer,
  shopId: ShopId,
  {
    items = [],
    action,
    now,
  }: Pick<EntryDetail, 'items'> & { readonly action: 'refund' | 'move'; readonly now: string },
): Promise<void> {
  for (const order_id of new Set(items.map(({ round }) => round)))
    await addOrderEvent(writer, { shop_id: shopId, order_id }, { action, at: now });
}

export const isKnownTable = ({ config }: LoadedShop, table: number): boolean =>
  hasTable(config.tableService ?? NO_TABLE_SERVICE, table);
