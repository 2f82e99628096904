import { type ShopId, shopId } from '@tischlein/domain';
import {
  splitBranchConfig,
  type Difference,
  differenceBetween,
  resolveBranchConfig,
  withDifference,
} from '@tischlein/domain/franchise';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { ShopConfig } from '@tischlein/domain/shop';
import { z } from 'zod';

// A branch is stored as what it does differently (decision 011); every other document is stored as it is.
const difference: z.ZodType<Difference | null> = z
  .lazy(() =>
    z.union([
      z.strictObject({ fields: z.record(z.string(), difference) }),
      z.strictObject({ items: z.record(z.string(), difference), order: z.exactOptional(z.array(z.string())) }),
      z.strictObject({ set: z.unknown() }),
    ]),
  )
  .nullable();
const branchDocument = z.object({
  differsFrom: z.string(),
  own: z.record(z.string(), z.unknown()).default({}),
  difference,
});

/** The franchise that a stored document differs from; null: it is whole. */
export function franchiseOfDocument(stored: string): ShopId | null {
  const named = /^\{"differsFrom":"([^"]+)"/.exec(stored)?.[1];
  return named === undefined ? null : shopId(named);
}

/** Whether a stored document is that of its franchise in everything. */
export const isAsInFranchise = (stored: string): boolean =>
  /^\{"differsFrom":"[^"]+","difference":null\}$/.test(stored);

/** A configuration as it is stored beside that of its franchise. */
export function storedConfig(config: ShopConfig, franchise: string): string {
  return JSON.stringify({
    differsFrom: config.franchise?.id,
    ...splitBranchConfig(JSON.parse(franchise), plain(config)),
  });
}

/** A menu as it is stored beside that of its franchise. */
export function storedMenu(menu: MenuDocument, franchiseId: ShopId, franchise: string): string {
  const own = differenceBetween(JSON.parse(franchise), plain(menu));
  return JSON.stringify({ differsFrom: franchiseId, difference: own });
}

/** The whole configuration of a stored one. */
export function wholeConfig(stored: string, franchise: string | null): unknown {
  if (franchise === null) return JSON.parse(stored);
  return resolveBranchConfig(JSON.parse(franchise), branchDocument.parse(JSON.parse(stored)));
}

/** The whole menu of a stored one. */
export function wholeMenu(stored: string, franchise: string | null): unknown {
  if (franchise === null) return JSON.parse(stored);
  return withDifference(JSON.parse(franchise), branchDocument.parse(JSON.parse(stored)).difference);
}

// As JSON keeps it: nothing that is undefined.
const plain = <Document>(document: Document): Document => JSON.parse(JSON.stringify(document));
