import { type ShopDocument, shopDocument } from '@tischlein/contract/office';
import { ok, type Result } from '@tischlein/domain';
import { findLosses, type Losses, needsConsent } from './compare-menus.ts';
import { describeFaults } from './describe-faults.ts';
import type { Imported } from './imported.ts';
import type { FileProblem } from './file-problem.ts';
import { mergeImport } from './read-shop-file.ts';

/** What an import would write, and what the shop would lose by it. */
export interface ImportPlan {
  readonly document: ShopDocument;
  readonly losses: Losses;
  /** It takes so much away that a person has to agree (S3 L7). */
  readonly needsConsent: boolean;
}

/** Plans an import into the existing shop, or a new one; what the calls of the office would refuse, it refuses, too (S3 L7). */
export function planImport(
  imported: Imported,
  slug: string,
  existing: ShopDocument | null,
): Result<ImportPlan, FileProblem> {
  const document = mergeImport(imported, slug, existing);
  const checked = shopDocument.safeParse(document);
  if (!checked.success) {
    const faults = describeFaults(checked.error.issues, document);
    const details = faults.map(({ where, rule }) => `${where}: ${rule}`);
    return { ok: false, problem: { code: 'formatBroken', details } };
  }
  const losses = findLosses(existing, document);
  return ok({ document, losses, needsConsent: needsConsent(losses, existing) });
}
