import { createHash } from 'node:crypto';
import { fail, ok, type Result, type ShopId } from '@tischlein/domain';
import { hasTable, NO_TABLE_SERVICE } from '@tischlein/domain/shop';
import type { Writer } from '../db/database.ts';
import { rollback } from '../db/rollback.ts';
import { isUniqueViolation } from '../db/unique-violation.ts';
import type { Deps } from '../deps.ts';
import { addOrderEvent } from '../orders/order-events.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { TableProblem } from './bill-problems.ts';
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

/** The detail of the entry of a change, or why it is refused. */
export type TableChanged = Promise<Result<EntryDetail, TableProblem>>;

interface TableWork {
  readonly writer: Writer;
  readonly now: string;
  readonly key: EntryKey | null;
}

/**
 * Locks the tables and runs a change, which returns the detail of its entry. The same key with the same body changes nothing again and
 * returns the same; with another body, or at another table, it is refused. Nothing is changed after a problem.
 */
export async function changeTable<Body>(
  deps: Pick<Deps, 'database' | 'clock' | 'events' | 'outbox'>,
  shop: LoadedShop,
  {
    tables,
    request,
    work,
  }: {
    readonly tables: readonly [number, ...number[]];
    readonly request: TableRequest<Body>;
    readonly work: (locked: TableWork) => TableChanged;
  },
): TableChanged {
  const now = deps.clock.now();
  const key = request.clientKey === null ? null : { key: request.clientKey, requestHash: hash(request) };
  const changed = await deps.database
    .write<Result<EntryDetail, TableProblem>>(async (writer) => {
      await lockTables(writer, shop.id, tables);
      const earlier = key && (await findEntry(writer, shop.id, key.key));
      if (earlier) return earlier.requestHash === key.requestHash ? ok(earlier.detail) : KEY_REUSED;
      const result = await work({ writer, now, key });
      return result.ok ? result : rollback(result);
    })
    .catch((error: unknown) => {
      // Another table, which has its own lock, was changed with the key at the same moment.
      if (isUniqueViolation(error)) return KEY_REUSED;
      throw error;
    });
  if (!changed.ok) return changed;
  deps.events.tablesChanged(shop.id);
  deps.events.ordersChanged(shop.id, null);
  deps.outbox.wake();
  return changed;
}

const KEY_REUSED = fail('idempotencyKeyReused' as const);

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
