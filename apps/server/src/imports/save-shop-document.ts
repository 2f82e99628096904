import type { ShopDocument } from '@tischlein/contract/office';
import { readCoupons, writeCoupons } from '../coupons/office-coupons.store.ts';
import type { ShopState } from '@tischlein/domain/shop';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { assignLegalEntity } from '../shops/legal-entities.store.ts';
import { recordQuotes, type TextsToRecord } from '../shops/record-quotes.ts';
import type { ShopDirectory } from '../shops/shop-directory.ts';
import { writeState } from '../shops/shops.store.ts';
import { type SaveShopOutcome, writeShop } from '../shops/save-shop.ts';

/** Creates or replaces a shop with configuration, menu and coupons, in one transaction; a new shop is a draft. */
export async function saveShopDocument(
  { database, shops }: Pick<Deps, 'database' | 'shops'>,
  document: ShopDocument,
  state?: ShopState,
): Promise<SaveShopOutcome> {
  const texts = await describeDocument(shops, document);
  const outcome = await database.write(async (writer) => {
    const written = await writeShopDocument(writer, document);
    if (written === 'saved') await recordQuotes(writer, texts);
    if (written === 'saved' && state) await writeState(writer, document.config.id, state);
    return written;
  });
  await shops.refresh();
  return outcome;
}

/** The texts of a document, for `recordQuotes` after it has been written. */
export async function describeDocument(
  shops: Pick<ShopDirectory, 'shopByRef' | 'describeTexts'>,
  { config, menu: menuDocument, legalEntity }: ShopDocument,
): Promise<TextsToRecord> {
  const before = await shops.shopByRef(config.id);
  const entity = legalEntity ?? before?.legalEntity ?? null;
  const facts = await shops.describeTexts({ config, menuDocument, legalEntity: entity });
  return { shopId: config.id, pages: config.pages, previous: before?.config.pages ?? [], facts };
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

/** A whole shop as a document; null: no such shop. */
export async function readShopDocument(
  { database, shops }: Pick<Deps, 'database' | 'shops'>,
  reference: string,
): Promise<ShopDocument | null> {
  const shop = await shops.shopByRef(reference);
  if (!shop) return null;
  const coupons = await readCoupons(database.read, shop.id);
  return { format: 'tischlein-shop/1', config: shop.config, menu: shop.menuDocument, coupons };
}
