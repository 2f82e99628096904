import { createHash } from 'node:crypto';
import type { DocumentSave } from '@tischlein/contract/problems';
import type { ShopId } from '@tischlein/domain';
import type { Writer } from '../db/database.ts';
import { findOpenChange } from '../db/open-change.ts';
import { Rollback, rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { readLastSaves } from './last-saves.store.ts';
import { findLostBranch } from './lost-branch.ts';
import { findLostDuties, type LostDuties, readDuties } from './lost-duties.ts';
import { lockShop, type SavedShop } from './saved-shop.ts';

/** A document with its version, which a change has to name (S3 L8). */
export interface Versioned<Document> {
  readonly document: Document;
  readonly version: string;
}

export type Edited<Result> =
  | { readonly outcome: 'done'; readonly result: Result }
  | { readonly outcome: 'outdated'; readonly current: Versioned<unknown>; readonly saves: readonly DocumentSave[] }
  | Loss;

/** Why nothing was changed: an open shop would lose what it needs (S3 L1), or the branch with this name could not follow. */
type Loss =
  | ({ readonly outcome: 'dutiesLost' } & LostDuties)
  | { readonly outcome: 'branchInvalid'; readonly branch: string };

export interface Edit<Result> {
  readonly shopId: ShopId;
  /** The version that the change is based on. */
  readonly version: string;
  /** The item that is changed, if each item has a version of its own. */
  readonly subject?: string;
  readonly read: (shop: SavedShop, writer: Writer) => Promise<Versioned<unknown>> | Versioned<unknown>;
  /** The open shops that may lose no row of the checklist (S3 L1); absent: none can. */
  readonly keeps?: (writer: Writer, shop: SavedShop) => Promise<readonly ShopId[]>;
  readonly write: (writer: Writer, shop: SavedShop) => Promise<Result | Rollback<Result>>;
}

/** The version of a document is its hash: the same in every process, and unchanged by edits of other documents. */
export const toVersioned = <Document>(document: Document): Versioned<Document> => ({
  document,
  version: createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22),
});

/** Changes a document unless it has changed since its version; reads, compares and writes in one transaction. */
export async function editDocument<Result>(
  { database, shops }: Pick<Deps, 'database' | 'shops'>,
  { shopId, version, subject, read, keeps, write }: Edit<Result>,
): Promise<Edited<Result>> {
  const edited = await database.write<Edited<Result>>(async (writer) => {
    const shop = await lockShop(writer, shopId);
    const current = await read(shop, writer);
    if (current.version !== version) {
      const saves = await readLastSaves(writer, { shop, change: findOpenChange(), subject });
      return { outcome: 'outdated', current, saves };
    }
    const duties = await readDuties(writer, (await keeps?.(writer, shop)) ?? []);
    const result = await write(writer, shop);
    const loss = await findLoss(writer, shop, duties);
    if (loss) return rollback(loss);
    if (result instanceof Rollback) return rollback({ outcome: 'done', result: result.outcome });
    return { outcome: 'done', result };
  });
  await shops.refresh();
  return edited;
}

async function findLoss(
  writer: Writer,
  { own }: SavedShop,
  duties: Awaited<ReturnType<typeof readDuties>>,
): Promise<Loss | null> {
  const branch = await findLostBranch(writer, own);
  if (branch !== null) return { outcome: 'branchInvalid', branch };
  const lost = await findLostDuties(writer, duties);
  return lost && { outcome: 'dutiesLost', ...lost };
}
