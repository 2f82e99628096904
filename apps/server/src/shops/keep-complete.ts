import type { ShopId } from '@tischlein/domain';
import { listMissingDuties, type OpeningDuty } from '@tischlein/domain/shop';
import type { Writer } from '../db/database.ts';
import { readStoredFacts, type StoredFacts, toOpeningFacts } from './opening-facts.ts';
import { listOpenShopsBasedOn } from './shops.store.ts';

/** An open shop would lose what it needs. Thrown to roll the transaction back. */
export class DutiesLost extends Error {
  readonly slug: string;
  readonly duties: readonly OpeningDuty[];

  constructor(slug: string, duties: readonly OpeningDuty[]) {
    super(`${slug} would lose: ${duties.join(', ')}`);
    this.slug = slug;
    this.duties = duties;
  }
}

/**
 * Runs a change of a shop. Throws `DutiesLost` if an open shop, or an open branch of it, loses a row of the checklist (S3 L1).
 * What was missing before does not hinder a change.
 */
export async function keepComplete<Result>(
  writer: Writer,
  shopId: ShopId,
  change: () => Promise<Result>,
): Promise<Result> {
  return keepAllComplete(writer, await listOpenShopsBasedOn(writer, shopId), change);
}

/** Like `keepComplete`, for a change of several shops, which are open. */
export async function keepAllComplete<Result>(
  writer: Writer,
  open: readonly ShopId[],
  change: () => Promise<Result>,
): Promise<Result> {
  const stored = new Map<ShopId, StoredFacts | null>();
  for (const shopId of open) stored.set(shopId, await readStoredFacts(writer, shopId));
  const result = await change();
  for (const [shopId, facts] of stored) {
    const missing = listMissing(await readStoredFacts(writer, shopId));
    if (missing.length === 0) continue;
    const before = listMissing(facts);
    const lost = missing.filter((duty) => !before.includes(duty));
    if (lost.length > 0) throw new DutiesLost(facts?.shop.own.slug ?? shopId, lost);
  }
  return result;
}

/** Of an unreadable shop nothing is known: it counts as complete. */
function listMissing(stored: StoredFacts | null): readonly OpeningDuty[] {
  const facts = stored && toOpeningFacts(stored);
  return facts ? listMissingDuties(facts) : [];
}
