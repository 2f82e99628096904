import type { ShopId } from '@tischlein/domain';
import { listMissingDuties, type OpeningDuty } from '@tischlein/domain/shop';
import type { Writer } from '../db/database.ts';
import { readStoredFacts, type StoredFacts, toOpeningFacts } from './opening-facts.ts';
import type { SavedShop } from './saved-shop.ts';
import { listOpenShopsBasedOn } from './shops.store.ts';

/** An open shop would lose what it needs (S3 L1). */
export interface LostDuties {
  readonly slug: string;
  readonly duties: readonly OpeningDuty[];
}

/** The open shops that a change of a shop concerns: itself and its branches. */
export const listConcerned = (writer: Writer, { own: { shopId } }: SavedShop): Promise<readonly ShopId[]> =>
  listOpenShopsBasedOn(writer, shopId);

/** What open shops have of the checklist; before a change. */
export async function readDuties(writer: Writer, open: readonly ShopId[]): Promise<StoredDuties> {
  const stored = new Map<ShopId, StoredFacts | null>();
  for (const shopId of open) stored.set(shopId, await readStoredFacts(writer, shopId));
  return stored;
}
type StoredDuties = ReadonlyMap<ShopId, StoredFacts | null>;

/** The first of these shops that has lost a row of the checklist; null: none. What was missing before does not count. */
export async function findLostDuties(writer: Writer, stored: StoredDuties): Promise<LostDuties | null> {
  for (const [shopId, facts] of stored) {
    const missing = listMissing(await readStoredFacts(writer, shopId));
    if (missing.length === 0) continue;
    const before = listMissing(facts);
    const lost = missing.filter((duty) => !before.includes(duty));
    if (lost.length > 0) return { slug: facts?.shop.own.slug ?? shopId, duties: lost };
  }
  return null;
}

/** Of an unreadable shop nothing is known: it counts as complete. */
function listMissing(stored: StoredFacts | null): readonly OpeningDuty[] {
  const facts = stored && toOpeningFacts(stored);
  return facts ? listMissingDuties(facts) : [];
}
