import type { ShopDocument } from '@tischlein/contract/office';
import { writeCoupons } from '../coupons/coupons.store.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { assignLegalEntity } from '../shops/legal-entities.store.ts';
import { type SaveShopOutcome, writeShop } from '../shops/save-shop.ts';

/** Creates or replaces a shop with configuration, menu and coupons, in one transaction. */
export async function saveShopDocument(
  { database, shops }: Pick<Deps, 'database' | 'shops'>,
  document: ShopDocument,
): Promise<SaveShopOutcome> {
  const outcome = await database.write((writer) => writeShopDocument(writer, document));
  await shops.refresh();
  return outcome;
}

/** Like `saveShopDocument`, within a transaction. */
export async function writeShopDocument(
  writer: Writer,
  { config, menu, coupons, legalEntity }: ShopDocument,
): Promise<SaveShopOutcome> {
  const outcome = await writeShop(writer, config, menu);
  if (outcome !== 'saved') return outcome;
  if (legalEntity) await assignLegalEntity(writer, config.id, legalEntity);
  await writeCoupons(writer, config.id, coupons);
  return outcome;
}
