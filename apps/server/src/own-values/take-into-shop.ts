import type { ShopId } from '@tischlein/domain';
import { findValueArea, type ShopDocuments, type ValuePath } from '@tischlein/domain/own-values';
import { mayWrite } from '@tischlein/domain/staff';
import type { LegalFacts } from '@tischlein/wording/legal';
import type { Writer } from '../db/database.ts';
import { type Rollback, rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { copyMissingPictures } from '../media/media.store.ts';
import { changeMenu } from '../shops/change-menu.ts';
import { type Edited, editDocument } from '../shops/edit-document.ts';
import { listConcerned } from '../shops/lost-duties.ts';
import { recordQuotes } from '../shops/record-quotes.ts';
import { replaceConfig, type SaveShopOutcome } from '../shops/save-shop.ts';
import { lockShop, type SavedShop } from '../shops/saved-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { findPictures } from './find-pictures.ts';
import {
  readDocuments,
  readFranchiseDocuments,
  readSource,
  toSavedVersions,
  toValuesVersion,
} from './read-documents.ts';
import { takePaths } from './take-paths.ts';

export type TakeOutcome = SaveShopOutcome | 'forbidden' | 'valueHasNoPlace' | 'valuesDoNotFit';

interface Taking {
  readonly shop: LoadedShop;
  /** The version of both documents that the change is based on. */
  readonly version: string;
  readonly paths: readonly ValuePath[];
  readonly staff: SignedIn;
  /** The branch that values and their pictures come from; null: the franchise, which is followed again, and whose pictures are shown anyway. */
  readonly from: ShopId | null;
}

/** Takes values over into a shop, in one transaction; what does not fit is left undone altogether. */
export async function takeIntoShop(
  deps: Deps,
  { shop, version, paths, staff, from }: Taking,
): Promise<Edited<TakeOutcome>> {
  const { legalEntity, fullMenu, config } = shop;
  const facts = await deps.shops.describeTexts({ legalEntity, menuDocument: fullMenu.document, config });
  // Read once, so that the version is that of the values.
  const read: { source: SavedShop | null } = { source: null };
  return editDocument<TakeOutcome>(deps, {
    shopId: shop.id,
    version,
    read: async (saved, writer) => {
      read.source = await readSource(writer, from);
      const source = read.source && toSavedVersions(read.source);
      return { document: null, version: toValuesVersion(toSavedVersions(saved), source) };
    },
    keeps: listConcerned,
    write: async (writer, saved) => {
      const areas = paths.map(findValueArea);
      if (areas.some((area) => area !== null && !mayWrite(staff, area))) return 'forbidden';
      const source = read.source ? readDocuments(read.source) : readFranchiseDocuments(saved);
      const target = readDocuments(saved);
      const taken = source && takePaths({ source, target, paths });
      if (!source || !taken) return 'valueHasNoPlace';
      if (!taken.ok) return taken.problem;
      if (taken.value.missing.length > 0) return 'valueHasNoPlace';
      if (from !== null) await copyMissingPictures(writer, from, { to: shop.id, ids: findPictures(source, paths) });
      return save(writer, {
        saved,
        target,
        documents: taken.value.documents,
        facts,
        by: staff.email,
        at: deps.clock.now(),
      });
    },
  });
}

interface Saving {
  readonly saved: SavedShop;
  readonly target: ShopDocuments;
  readonly documents: ShopDocuments;
  readonly facts: LegalFacts;
  readonly by: string;
  readonly at: string;
}

async function save(
  writer: Writer,
  { saved, target, documents: { config, menu }, facts, by, at }: Saving,
): Promise<TakeOutcome | Rollback<TakeOutcome>> {
  const shopId = saved.own.shopId;
  if (config !== target.config) {
    const outcome = await replaceConfig(writer, saved, config);
    if (outcome !== 'saved') return rollback(outcome);
    await recordQuotes(writer, { shopId, pages: config.pages, previous: target.config.pages, facts });
  }
  if (menu === target.menu) return 'saved';
  // The areas of all values have been checked.
  return changeMenu(writer, await lockShop(writer, shopId), { menu, mayWriteOffers: true, by, at, cause: 'edit' });
}
