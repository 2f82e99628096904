import type { ShopId } from '@tischlein/domain';
import { type DeletionObstacle, findDeletionObstacle } from '@tischlein/domain/shop';
import type { Reader } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { deleteShop, deleteUnusedEntity, hasBranches, hasRecords } from '../shops/delete-shop.store.ts';
import { lockCounters, readShop } from '../shops/shops.store.ts';

/** Why a shop cannot be deleted; null: it can. */
export async function readDeletionObstacle(reader: Reader, shopId: ShopId): Promise<DeletionObstacle | null> {
  const shop = await readShop(reader, shopId);
  return findDeletionObstacle({
    state: shop?.state ?? 'draft',
    hasBranches: await hasBranches(reader, shopId),
    hasRecords: await hasRecords(reader, shopId),
  });
}

/** Deletes a shop that no guest has used, with everything that belongs to it, in one transaction. Returns what keeps it. */
export async function deleteDraft(
  { database, shops }: Pick<Deps, 'database' | 'shops'>,
  shopId: ShopId,
): Promise<DeletionObstacle | null> {
  const obstacle = await database.write(async (writer) => {
    // Orders and changes of the state wait for it.
    await lockCounters(writer, shopId);
    const found = await readDeletionObstacle(writer, shopId);
    if (found) return found;
    const entity = (await readShop(writer, shopId))?.legalEntityId ?? null;
    await deleteShop(writer, shopId);
    if (entity !== null) await deleteUnusedEntity(writer, entity);
    return null;
  });
  await shops.refreshAll();
  return obstacle;
}
