import { randomUUID } from 'node:crypto';
import { legalEntity as entitySchema } from '@tischlein/contract/office';
import { type LegalEntityId, legalEntityId, type ShopId } from '@tischlein/domain';
import { isSameLegalEntity, type LegalEntity } from '@tischlein/domain/shop';
import type { Reader, Writer } from '../db/database.ts';
import { jsonColumn } from '../db/json-column.ts';
import { raiseConfigVersion, type StoredShop } from './shops.store.ts';

const legalEntityColumn = jsonColumn('legal_entities.document', entitySchema);

export interface IdentifiedLegalEntity extends LegalEntity {
  readonly id: LegalEntityId;
}

/** The entity of a shop; null: none yet. */
export const toLegalEntity = ({
  legalEntityId: id,
  legalEntity,
}: Pick<StoredShop, 'legalEntityId' | 'legalEntity'>): IdentifiedLegalEntity | null =>
  id === null || legalEntity === null ? null : { id, ...legalEntityColumn.read(legalEntity) };

/** A stored entity with the shops that it runs, sorted by slug. */
export interface StoredLegalEntity {
  readonly id: LegalEntityId;
  readonly entity: LegalEntity;
  readonly shops: readonly string[];
}

/** Lists all entities in a fixed order. */
export async function listLegalEntities(reader: Reader): Promise<readonly StoredLegalEntity[]> {
  const entities = await reader.selectFrom('legal_entities').selectAll().orderBy('entity_id').execute();
  const shops = await reader.selectFrom('shops').select(['slug', 'legal_entity_id']).orderBy('slug').execute();
  const shopsByEntity = Map.groupBy(shops, (shop) => shop.legal_entity_id);
  return entities.map(({ entity_id: id, document }) => ({
    id,
    entity: legalEntityColumn.read(document),
    shops: (shopsByEntity.get(id) ?? []).map(({ slug }) => slug),
  }));
}

/** The companies of this installation. */
export async function readCompanies(reader: Reader): Promise<readonly LegalEntity[]> {
  const entities = await reader.selectFrom('legal_entities').select('document').execute();
  return entities.map(({ document }) => legalEntityColumn.read(document));
}

/** Stores a new entity. */
export async function createLegalEntity(writer: Writer, entity: LegalEntity): Promise<LegalEntityId> {
  const id = legalEntityId(randomUUID());
  await writer
    .insertInto('legal_entities')
    .values({ entity_id: id, document: legalEntityColumn.write(entity) })
    .execute();
  return id;
}

/** Locks an entity against other edits until the transaction ends. */
export async function lockLegalEntity(writer: Writer, id: LegalEntityId): Promise<void> {
  await writer
    .updateTable('legal_entities')
    .set((row) => ({ document: row.ref('document') }))
    .where('entity_id', '=', id)
    .execute();
}

/** Replaces an entity; every process reloads its shops. */
export async function updateLegalEntity(writer: Writer, id: LegalEntityId, entity: LegalEntity): Promise<void> {
  const document = legalEntityColumn.write(entity);
  await writer.updateTable('legal_entities').set({ document }).where('entity_id', '=', id).execute();
  for (const shop of await listShopsOfEntity(writer, id)) await raiseConfigVersion(writer, shop);
}

/** null: no entity, so no shops. */
export async function listOpenShopsOfEntity(reader: Reader, id: LegalEntityId | null): Promise<readonly ShopId[]> {
  const shops = await reader
    .selectFrom('shops')
    .select('shop_id')
    .where('legal_entity_id', '=', id)
    .where('state', '=', 'open')
    .execute();
  return shops.map((shop) => shop.shop_id);
}

async function listShopsOfEntity(reader: Reader, id: LegalEntityId): Promise<readonly ShopId[]> {
  const shops = await reader.selectFrom('shops').select('shop_id').where('legal_entity_id', '=', id).execute();
  return shops.map((shop) => shop.shop_id);
}

/** Makes an entity that of a shop. */
export async function setLegalEntity(writer: Writer, shopId: ShopId, id: LegalEntityId): Promise<void> {
  await writer.updateTable('shops').set({ legal_entity_id: id }).where('shop_id', '=', shopId).execute();
  await raiseConfigVersion(writer, shopId);
}

/** Gives a shop the stored entity that equals this one, else a new one (S3 L1). */
export async function assignLegalEntity(writer: Writer, shopId: ShopId, entity: LegalEntity): Promise<void> {
  const equal = (await listLegalEntities(writer)).find((stored) => isSameLegalEntity(stored.entity, entity));
  await setLegalEntity(writer, shopId, equal?.id ?? (await createLegalEntity(writer, entity)));
}
