import type { GroupOrderId, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { insertRows } from '../db/insert-rows.ts';

/** Records the group's new branch; deletes an earlier record of a move from there. */
export async function insertMove(writer: Writer, move: Row<'group_moves'>): Promise<void> {
  await writer
    .deleteFrom('group_moves')
    .where('group_id', '=', move.group_id)
    .where('shop_id', 'in', [move.shop_id, move.to_shop_id])
    .execute();
  await insertRows(writer, 'group_moves', [move]);
}

/** Where a group of this shop is now; null: it was not moved. */
export async function findMove(
  reader: Reader,
  shopId: ShopId,
  { now, ...group }: { readonly now: string } & ({ readonly groupId: GroupOrderId } | { readonly code: string }),
): Promise<Row<'group_moves'> | null> {
  const query = reader
    .selectFrom('group_moves')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('expires_at', '>', now);
  const named = 'code' in group ? query.where('code', '=', group.code) : query.where('group_id', '=', group.groupId);
  return (await named.executeTakeFirst()) ?? null;
}
