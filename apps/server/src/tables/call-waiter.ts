import type { GuestCall } from '@tischlein/domain/table';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { deleteCall, lockTables, saveCall } from './tables.store.ts';

interface Call {
  readonly table: number;
  /** null: the call ends, because its guests take it back or a waiter goes there. */
  readonly kind: GuestCall | null;
}

/** Calls the waiter to a table; a table has one call. */
export async function callWaiter(
  { database, clock, events }: Pick<Deps, 'database' | 'clock' | 'events'>,
  shop: LoadedShop,
  { table, kind }: Call,
): Promise<void> {
  await database.write(async (writer) => {
    await lockTables(writer, shop.id, [table]);
    if (kind === null) return deleteCall(writer, { shopId: shop.id, table });
    return saveCall(writer, { shop_id: shop.id, table_number: table, kind, called_at: clock.now() });
  });
  events.tablesChanged(shop.id);
}
