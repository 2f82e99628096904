import type { LegalEntityChange, ShopLegalEntity } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { findNewProblems, type LegalEntityProblems } from '@tischlein/domain/shop';
import type { Reader, Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type Edited, editDocument, toVersioned, type Versioned } from './edit-document.ts';
import {
  createLegalEntity,
  listLegalEntities,
  listOpenShopsOfEntity,
  lockLegalEntity,
  setLegalEntity,
  updateLegalEntity,
} from './legal-entities.store.ts';

type EntityDeps = Pick<Deps, 'database' | 'shops'>;

/** The legal entity of a shop with its version. */
export async function readShopEntity(reader: Reader, slug: string): Promise<Versioned<ShopLegalEntity>> {
  const found = (await listLegalEntities(reader)).find(({ shops }) => shops.includes(slug));
  if (!found) return toVersioned({ id: null, entity: null, shops: [] });
  const { id, entity, shops } = found;
  return { document: { id, entity, shops: [...shops] }, version: toVersioned({ id, entity }).version };
}

type EntityChange = 'saved' | 'unknown' | LegalEntityProblems;

/** Changes the entity of a shop, or gives it another one. 'unknown': no such entity; problems: those of the new values. */
export const editLegalEntity = (
  deps: EntityDeps,
  {
    shopId,
    change,
    version,
  }: { readonly shopId: ShopId; readonly change: LegalEntityChange; readonly version: string },
): Promise<Edited<EntityChange>> =>
  editDocument(deps, {
    shopId,
    version,
    read: async ({ own }, writer) => {
      // Shops of one entity have different locks.
      if (own.legalEntityId !== null) await lockLegalEntity(writer, own.legalEntityId);
      return readShopEntity(writer, own.slug);
    },
    // A changed entity is that of several shops, another one only that of this shop.
    keeps: async (writer, { own }) =>
      (change.kind === 'change' ? await listOpenShopsOfEntity(writer, own.legalEntityId) : null) ??
      (own.state === 'open' ? [shopId] : []),
    write: (writer, { own }) => write(writer, own, change),
  });

async function write(
  writer: Writer,
  { shopId, legalEntityId }: { readonly shopId: ShopId; readonly legalEntityId: ShopLegalEntity['id'] },
  change: LegalEntityChange,
): Promise<EntityChange> {
  const known = await listLegalEntities(writer);
  if (change.kind === 'choose') {
    if (!known.some(({ id }) => id === change.id)) return 'unknown';
    await setLegalEntity(writer, shopId, change.id);
    return 'saved';
  }
  const before = known.find(({ id }) => id === legalEntityId)?.entity ?? null;
  if (change.kind === 'change' && legalEntityId === null) return 'unknown';
  const problems = findNewProblems(change.entity, change.kind === 'change' ? before : null);
  if (Object.keys(problems).length > 0) return problems;
  if (change.kind === 'change' && legalEntityId !== null) await updateLegalEntity(writer, legalEntityId, change.entity);
  else await setLegalEntity(writer, shopId, await createLegalEntity(writer, change.entity));
  return 'saved';
}
