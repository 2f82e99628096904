import type { ShopStateAnswer } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import {
  listMissingDuties,
  listOpeningSteps,
  type OpeningDuty,
  RECOMMENDED_STEPS,
  type ShopConfig,
  type ShopState,
  type TextStates,
} from '@tischlein/domain/shop';
import type { Reader, Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { countTestOrders, finishTestOrders } from '../orders/test-orders.store.ts';
import { type Edited, editDocument, toVersioned, type Versioned } from '../shops/edit-document.ts';
import { readOpeningFacts } from '../shops/opening-facts.ts';
import { readShop, writeState } from '../shops/shops.store.ts';
import { readDeletionObstacle } from './delete-draft.ts';

type StateDeps = Pick<Deps, 'database' | 'shops' | 'clock' | 'events'>;

/** The state of a shop with its checklist, as stored. */
export async function readShopState(
  reader: Reader,
  shopId: ShopId,
  { texts = {}, isSendingMails = true }: OutsideFacts = {},
): Promise<Versioned<ShopStateAnswer>> {
  const state = (await readShop(reader, shopId))?.state ?? 'draft';
  const facts = await readOpeningFacts(reader, shopId);
  const steps = facts ? listOpeningSteps({ ...facts, texts }) : [];
  const { version } = toVersioned(state);
  const document = {
    state,
    version,
    steps: [...steps],
    recommended: facts
      ? listRecommended(facts.config, { testOrders: await countTestOrders(reader, shopId), isSendingMails })
      : [],
    deletion: await readDeletionObstacle(reader, shopId),
  };
  return { document, version };
}

/** Facts of the checklist that are not stored with the shop. */
interface OutsideFacts {
  readonly texts?: TextStates;
  /** false: mails are only stored (S3 L16). */
  readonly isSendingMails?: boolean;
}

/** The overview of a franchise takes no orders; a shop whose mails are sent has no step about them. */
function listRecommended(
  { logo, isFranchiseOverview }: ShopConfig,
  { testOrders, isSendingMails }: { readonly testOrders: number; readonly isSendingMails: boolean },
): ShopStateAnswer['recommended'] {
  const isDone = { mail: false, look: logo !== undefined, testOrder: testOrders > 0 };
  return RECOMMENDED_STEPS.filter((step) => step !== 'testOrder' || !isFranchiseOverview)
    .filter((step) => step !== 'mail' || !isSendingMails)
    .map((step) => ({ step, isDone: isDone[step] }));
}

/** Changes the state of a shop and tells desks, which may show test orders. Returns the gaps before opening; empty: changed. */
export async function editShopState(
  deps: StateDeps,
  { shopId, state, version }: { readonly shopId: ShopId; readonly state: ShopState; readonly version: string },
): Promise<Edited<readonly OpeningDuty[]>> {
  const texts = (await deps.shops.shopByRef(shopId))?.textStates ?? {};
  const edited = await editDocument(deps, {
    shopId,
    version,
    read: (_, writer) => readShopState(writer, shopId, { texts }),
    write: (writer) => changeShopState(writer, shopId, { state, now: deps.clock.now(), texts }),
  });
  if (edited.outcome === 'done') deps.events.ordersChanged(shopId, null);
  return edited;
}

/** Changes the state within a transaction; returns what is missing for opening, and then changes nothing. */
export async function changeShopState(
  writer: Writer,
  shopId: ShopId,
  { state, now, texts }: { readonly state: ShopState; readonly now: string; readonly texts: TextStates },
): Promise<readonly OpeningDuty[]> {
  const facts = state === 'open' ? await readOpeningFacts(writer, shopId) : null;
  const missing = facts ? listMissingDuties({ ...facts, texts }) : [];
  if (missing.length > 0) return missing;
  if (state !== 'draft') await finishTestOrders(writer, shopId, now);
  await writeState(writer, shopId, state);
  return [];
}
