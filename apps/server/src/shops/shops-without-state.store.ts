import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';

export async function hasShopsWithoutState(reader: Reader): Promise<boolean> {
  const shop = await reader
    .selectFrom('shops')
    .select('shop_id')
    .where('state', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return shop !== undefined;
}

/** Makes shops without a state open, and returns them; another process that does the same gets none. */
export async function claimShopsWithoutState(writer: Writer): Promise<readonly ShopId[]> {
  const claimed = await writer
    .updateTable('shops')
    .set({ state: 'open' })
    .where('state', 'is', null)
    .returning('shop_id')
    .execute();
  return claimed.map((row) => row.shop_id);
}
