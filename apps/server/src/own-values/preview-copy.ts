import type { CopyPreview } from '@tischlein/contract/office';
import { listOwnValues, readValue, type OwnValue, type ValuePath } from '@tischlein/domain/own-values';
import { createDescriber } from '@tischlein/wording/office';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toDocuments, toValuesVersion } from './read-documents.ts';
import { takePaths } from './take-paths.ts';

/** What copying would change in a branch: each value before and after; and what has no place there. */
export function previewCopy(
  from: LoadedShop,
  shop: LoadedShop,
  paths: readonly ValuePath[],
): CopyPreview | 'valuesDoNotFit' {
  const source = toDocuments(from);
  const before = toDocuments(shop);
  const taken = takePaths({ source, target: before, paths });
  if (!taken.ok) return taken.problem;
  const { documents: after, missing } = taken.value;
  const changes = listOwnValues(before, after).map(createDescriber({ franchise: before, here: after }));
  const lost = missing.map((path): OwnValue => ({
    path,
    kind: 'changed',
    franchise: undefined,
    here: readValue(source, path),
  }));
  const describe = createDescriber({ franchise: source, here: source });
  return {
    version: toValuesVersion(shop, from.id === shop.franchiseId ? null : from),
    changes: changes.map(({ name, field, franchise, here }) => ({ name, field, before: franchise, after: here })),
    missing: lost.map((value) => {
      const { name, field } = describe(value);
      return { path: [...value.path], name, field };
    }),
  };
}
