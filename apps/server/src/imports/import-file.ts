import type { ImportAnswer } from '@tischlein/contract/office';
import { ok, type Result, type ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { acceptPictures } from './accept-pictures.ts';
import { formatImportReport } from './import-report.ts';
import type { Imported } from './imported.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import { readWithinLimits } from './read-within-limits.ts';
import { type FileProblem, problem } from './file-problem.ts';
import { PDF } from './read-pdf.ts';
import { restorePictures } from '../media/store-picture.ts';
import { type Edited, editDocument } from '../shops/edit-document.ts';
import { listConcerned } from '../shops/lost-duties.ts';
import { recordQuotes } from '../shops/record-quotes.ts';
import type { SaveShopOutcome } from '../shops/save-shop.ts';
import { insertMenuChange } from '../shops/menu-changes.store.ts';
import { readSavedMenu, type SavedShop } from '../shops/saved-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { describeDocument, readShopDocument, writeShopDocument } from './save-shop-document.ts';

type ImportDeps = Pick<Deps, 'database' | 'shops'>;

interface Importing extends PlannedFile {
  readonly version: string;
  readonly by: string;
}

/** What an import would write. */
export interface PlannedFile {
  readonly plan: ImportPlan;
  readonly pictures: Awaited<ReturnType<typeof acceptPictures>>['pictures'];
}

/** A file that was read, and what it would do. */
export interface CheckedFile extends PlannedFile, Omit<ImportAnswer, 'version'>, Pick<Imported, 'pictureAddresses'> {}

/** Reads a merchant's file for a shop; writes nothing. */
export async function checkFile(
  deps: ImportDeps,
  shop: LoadedShop,
  file: { readonly fileName: string; readonly content: string },
): Promise<Result<CheckedFile, FileProblem>> {
  const bytes = Buffer.from(file.content, 'base64');
  const { read, system } = await readWithinLimits({ from: { fileName: file.fileName, bytes } });
  if (read.ok && system === PDF) return problem('pdfNeedsWizard');
  if (!read.ok) return read;
  const { imported, pictures } = await acceptPictures(read.value);
  const plan = planImport(imported, shop.config.slug, await readShopDocument(deps, shop.id));
  if (!plan.ok) return plan;
  const report = formatImportReport(imported, plan.value.losses);
  const { pictureAddresses } = imported;
  return ok({ plan: plan.value, pictures, report, needsConsent: plan.value.needsConsent, pictureAddresses });
}

/** The version of everything that an import replaces. */
export const toImportVersion = (shop: Pick<LoadedShop, 'configVersion' | 'menuVersion'>): string =>
  `${shop.configVersion}-${shop.menuVersion}`;

/** Writes what was planned, unless the shop has changed since `version`. */
export async function importFile(
  deps: ImportDeps & Pick<Deps, 'clock'>,
  shopId: ShopId,
  { plan, pictures, version, by }: Importing,
): Promise<Edited<SaveShopOutcome>> {
  const texts = await describeDocument(deps.shops, plan.document);
  const edited = await editDocument(deps, {
    shopId,
    version,
    read: (saved) => ({ document: null, version: toImportVersion(addVersions(saved)) }),
    keeps: listConcerned,
    write: async (writer, saved) => {
      const outcome = await writeShopDocument(writer, plan.document);
      if (outcome === 'saved') await recordQuotes(writer, texts);
      const change = { before: readSavedMenu(saved), after: plan.document.menu, at: deps.clock.now() };
      if (outcome === 'saved') await insertMenuChange(writer, shopId, { ...change, by, cause: 'import' });
      return outcome;
    },
  });
  if (edited.outcome === 'done' && edited.result === 'saved') await restorePictures(deps, shopId, pictures);
  return edited;
}

const addVersions = ({ own, franchise }: SavedShop) => ({
  configVersion: own.configVersion + (franchise?.configVersion ?? 0),
  menuVersion: own.menuVersion + (franchise?.menuVersion ?? 0),
});
