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

// A branch is stored as its difference from the franchise (decision 011); other documents are stored whole.
export const difference: z.ZodType<Difference | null> = z
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

/** The franchise that a stored document is based on; null if it is stored whole. */
export function readFranchiseOfDocument(stored: string): ShopId | null {
  const named = /^\{"differsFrom":"([^"]+)"/.exec(stored)?.[1];
  return named === undefined ? null : shopId(named);
}

/** Returns whether a stored document equals that of its franchise. */
export const isSameAsFranchise = (stored: string): boolean =>
  /^\{"differsFrom":"[^"]+","difference":null\}$/.test(stored);

/** Names of the settings of a branch that differ from its franchise; empty if it is stored whole. */
export function listOwnSettings(stored: string): readonly string[] {
  if (readFranchiseOfDocument(stored) === null) return [];
  const own = branchDocument.parse(JSON.parse(stored)).difference;
  return own && 'fields' in own ? Object.keys(own.fields) : [];
}

/** Serializes a branch's configuration as a difference from its franchise. */
export function toStoredConfig(config: ShopConfig, franchise: string): string {
  return JSON.stringify({
    differsFrom: config.franchise?.id,
    ...splitBranchConfig(JSON.parse(franchise), toPlainJson(config)),
  });
}

/** Serializes a branch's menu as a difference from its franchise. */
export function toStoredMenu(menu: MenuDocument, franchiseId: ShopId, franchise: string): string {
  const own = differenceBetween(JSON.parse(franchise), toPlainJson(menu));
  return JSON.stringify({ differsFrom: franchiseId, difference: own });
}

/** Restores the whole configuration. */
export function mergeConfig(stored: string, franchise: string | null): unknown {
  if (franchise === null) return JSON.parse(stored);
  return resolveBranchConfig(JSON.parse(franchise), branchDocument.parse(JSON.parse(stored)));
}

/** Restores the whole menu. */
export function mergeMenu(stored: string, franchise: string | null): unknown {
  if (franchise === null) return JSON.parse(stored);
  return withDifference(JSON.parse(franchise), branchDocument.parse(JSON.parse(stored)).difference);
}

/** Drops undefined properties, as JSON does. */
export const toPlainJson = <Document>(document: Document): Document => JSON.parse(JSON.stringify(document));
