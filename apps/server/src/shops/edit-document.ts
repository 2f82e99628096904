import { createHash } from 'node:crypto';
import type { DocumentSave } from '@tischlein/contract/problems';
import type { ShopId } from '@tischlein/domain';
import type { OpeningDuty } from '@tischlein/domain/shop';
import type { Writer } from '../db/database.ts';
import { findOpenChange } from '../db/open-change.ts';
import { Rollback, rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { InvalidBranch } from './check-branches.ts';
import { DutiesLost } from './keep-complete.ts';
import { readLastSaves } from './last-saves.store.ts';
import { lockShop, type SavedShop } from './saved-shop.ts';

/** A document with its version, which a change has to name (S3 L8). */
export interface Versioned<Document> {
  readonly document: Document;
  readonly version: string;
}

export type Edited<Result> =
  | { readonly outcome: 'done'; readonly result: Result }
  | { readonly outcome: 'outdated'; readonly current: Versioned<unknown>; readonly saves: readonly DocumentSave[] }
  /** An open shop would lose what it needs (S3 L1). */
  | { readonly outcome: 'dutiesLost'; readonly slug: string; readonly duties: readonly OpeningDuty[] }
  | { readonly outcome: 'branchInvalid'; readonly branch: string };

export interface Edit<Result> {
  readonly shopId: ShopId;
  /** The version that the change is based on. */
  readonly version: string;
  /** The item that is changed, if each item has a version of its own. */
  readonly subject?: string;
  readonly read: (shop: SavedShop, writer: Writer) => Promise<Versioned<unknown>> | Versioned<unknown>;
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
  { shopId, version, subject, read, write }: Edit<Result>,
): Promise<Edited<Result>> {
  const editing = database.write<Edited<Result>>(async (writer) => {
    const shop = await lockShop(writer, shopId);
    const current = await read(shop, writer);
    if (current.version !== version) {
      const saves = await readLastSaves(writer, { shop, change: findOpenChange(), subject });
      return { outcome: 'outdated', current, saves };
    }
    const result = await write(writer, shop);
    if (result instanceof Rollback) return rollback({ outcome: 'done', result: result.outcome });
    return { outcome: 'done', result };
  });
  const edited = await editing.catch((error: unknown): Edited<Result> => {
    if (error instanceof DutiesLost) return { outcome: 'dutiesLost', slug: error.slug, duties: error.duties };
    if (error instanceof InvalidBranch) return { outcome: 'branchInvalid', branch: error.branch };
    throw error;
  });
  await shops.refresh();
  return edited;
}
