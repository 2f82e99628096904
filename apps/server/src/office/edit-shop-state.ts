import type { ShopStateAnswer } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { listMissingDuties, listOpeningSteps, type OpeningDuty, type ShopState } from '@tischlein/domain/shop';
import type { Reader, Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type Edited, editDocument, toVersioned, type Versioned } from '../shops/edit-document.ts';
import { readOpeningFacts } from '../shops/opening-facts.ts';
import { readShop, writeState } from '../shops/shops.store.ts';

type StateDeps = Pick<Deps, 'database' | 'shops'>;

/** The state of a shop with its checklist, as stored. */
export async function readShopState(reader: Reader, shopId: ShopId): Promise<Versioned<ShopStateAnswer>> {
  const state = (await readShop(reader, shopId))?.state ?? 'draft';
  const facts = await readOpeningFacts(reader, shopId);
  const steps = facts ? listOpeningSteps(facts) : [];
  const { version } = toVersioned(state);
  return { document: { state, version, steps: [...steps] }, version };
}

/** Changes the state of a shop. The result lists what is missing for opening; empty: changed. */
export const editShopState = (
  deps: StateDeps,
  { shopId, state, version }: { readonly shopId: ShopId; readonly state: ShopState; readonly version: string },
): Promise<Edited<readonly OpeningDuty[]>> =>
  editDocument(deps, {
    shopId,
    version,
    read: (_, writer) => readShopState(writer, shopId),
    write: (writer) => changeShopState(writer, shopId, state),
  });

/** Changes the state within a transaction; returns what is missing for opening, and then changes nothing. */
export async function changeShopState(
  writer: Writer,
  shopId: ShopId,
  state: ShopState,
): Promise<readonly OpeningDuty[]> {
  const facts = state === 'open' ? await readOpeningFacts(writer, shopId) : null;
  const missing = facts ? listMissingDuties(facts) : [];
  if (missing.length === 0) await writeState(writer, shopId, state);
  return missing;
}
