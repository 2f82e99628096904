import type { ShopDocument } from '@tischlein/contract/office';
import type { Deps } from '../deps.ts';
import { describeDocument, writeShopDocument } from '../imports/save-shop-document.ts';
import { findReadable } from '../shops/readable-documents.ts';
import { recordQuotes } from '../shops/record-quotes.ts';
import { writeState } from '../shops/shops.store.ts';
import { deleteShop } from '../shops/delete-shop.store.ts';
import { continueVersions, keepPrevious, readVersions } from './demo.store.ts';

/**
 * Replaces a shop and deletes its orders, in one transaction: no request finds the shop missing, or branches without their
 * franchise.
 */
export async function replaceShop(deps: Pick<Deps, 'database' | 'shops'>, shop: ShopDocument): Promise<void> {
  const { id, slug } = shop.config;
  const texts = await describeDocument(deps.shops, shop);
  await deps.database.write(async (writer) => {
    const before = await readVersions(writer, id);
    const previous = {
      config: await findReadable(writer, id, 'config'),
      menu: await findReadable(writer, id, 'menu'),
    };
    await deleteShop(writer, id);
    const outcome = await writeShopDocument(writer, shop);
    if (outcome !== 'saved') throw new Error(`${slug} was not replaced: ${outcome}`);
    await recordQuotes(writer, { ...texts, previous: [] });
    await writeState(writer, id, 'open');
    await keepPrevious(writer, id, previous);
    if (before) await continueVersions(writer, id, before);
  });
  await deps.shops.refresh();
}
