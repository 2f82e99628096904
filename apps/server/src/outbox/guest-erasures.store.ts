import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import type { Job } from './job-kind.ts';

/** A guest was deleted while a job ran that may have read their data: it stores nothing and runs again. */
export class GuestErased extends Error {
  override readonly name = 'GuestErased';
}

/** How often each of these shops has deleted a guest. */
export async function readErasures(reader: Reader, shopIds: readonly ShopId[]): Promise<(shopId: ShopId) => number> {
  const rows = await reader
    .selectFrom('guest_erasures')
    .select(['shop_id', 'erasures'])
    .where('shop_id', 'in', shopIds)
    .execute();
  const erasures = new Map(rows.map((row) => [row.shop_id, row.erasures]));
  return (shopId) => erasures.get(shopId) ?? 0;
}

/** Counts a deletion. Call it before anything is deleted: it waits for mails that are being stored, and later ones wait for it. */
export async function countErasure(writer: Writer, shopId: ShopId): Promise<void> {
  await writer
    .insertInto('guest_erasures')
    .values({ shop_id: shopId, erasures: 1 })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet((row) => ({ erasures: row('guest_erasures.erasures', '+', 1) })),
    )
    .execute();
}

/** Throws GuestErased if a shop has deleted a guest since the job was claimed; until the commit, it deletes none. */
export async function lockErasures(
  writer: Writer,
  { shopId, erasures }: Pick<Job, 'shopId' | 'erasures'>,
): Promise<void> {
  const locked = await writer
    .insertInto('guest_erasures')
    .values({ shop_id: shopId, erasures })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet({ erasures }).where('guest_erasures.erasures', '=', erasures),
    )
    .returning('shop_id')
    .executeTakeFirst();
  if (!locked) throw new GuestErased();
}
