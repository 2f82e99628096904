import { days, type ShopId } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';

/** How long a code is remembered after its end, so that its page can say that it is over. */
export const REMEMBER_CODES_SECONDS = days(30);

export async function insertGuestCode(writer: Writer, row: Row<'guest_codes'>): Promise<void> {
  await writer.insertInto('guest_codes').values(row).execute();
}

export async function readGuestCode(reader: Reader, shopId: ShopId, hash: string): Promise<Row<'guest_codes'> | null> {
  const row = await reader
    .selectFrom('guest_codes')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return row ?? null;
}
