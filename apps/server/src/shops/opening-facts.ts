import type { ShopId } from '@tischlein/domain';
import { readMenu } from '@tischlein/domain/menu';
import { isOnlineMethod, type OpeningFacts, type PaymentMethod } from '@tischlein/domain/shop';
import type { Reader } from '../db/database.ts';
import { toLegalEntity } from './legal-entities.store.ts';
import { providersFor } from './method-routes.ts';
import { readSavedDocuments, readSavedShop, type SavedShop } from './saved-shop.ts';
import { readProviders } from './shops.store.ts';

/** What decides about the duties of a shop, as it is stored. */
export interface StoredFacts {
  readonly shop: SavedShop;
  readonly providers: readonly string[];
}

/** null: no such shop. */
export async function readStoredFacts(reader: Reader, shopId: ShopId): Promise<StoredFacts | null> {
  const shop = await readSavedShop(reader, shopId);
  return shop && { shop, providers: await readProviders(reader, shopId) };
}

/** What the checklist looks at; null: the shop is unreadable. */
export function toOpeningFacts({ shop, providers }: StoredFacts): OpeningFacts | null {
  const documents = readSavedDocuments(shop);
  if (!documents) return null;
  const { config, menu } = documents;
  return {
    config,
    legalEntity: toLegalEntity(shop.own),
    menu: readMenu(menu).menu,
    payable: config.paymentMethods.filter((method) => isPayable(method, providers)),
  };
}

export async function readOpeningFacts(reader: Reader, shopId: ShopId): Promise<OpeningFacts | null> {
  const stored = await readStoredFacts(reader, shopId);
  return stored && toOpeningFacts(stored);
}

const isPayable = (method: PaymentMethod, providers: readonly string[]): boolean =>
  !isOnlineMethod(method) || providersFor(method).some((provider) => providers.includes(provider));
