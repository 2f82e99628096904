import type { ShopId } from '@tischlein/domain';
import type { Writer } from './database.ts';

/** Locks a shop's counters until the commit, so that two changes at once see each other's rows. */
export async function lockShop(writer: Writer, shopId: ShopId): Promise<void> {
  await writer
    .updateTable('shop_counters')
    .set((row) => ({ event_sequence: row.ref('event_sequence') }))
    .where('shop_id', '=', shopId)
    .execute();
}
