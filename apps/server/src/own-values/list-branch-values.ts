import type { OwnValueList, OwnValueRow } from '@tischlein/contract/office';
import { findValueKind, listOwnValues, toPathKey } from '@tischlein/domain/own-values';
import { createDescriber } from '@tischlein/wording/office';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { hashValue, type OwnValueMark, readOwnValueMarks } from '../shops/own-values.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { toDocuments, toValuesVersion } from './read-documents.ts';

type Marks = ReadonlyMap<string, OwnValueMark>;

/** Where these branches do not follow their franchise, in words; those that are stored whole are left out. */
export async function listBranchValues(deps: Deps, branches: readonly ShopEntry[]): Promise<OwnValueList> {
  const franchises = new Map<string, LoadedShop | null>();
  const marks = await readOwnValueMarks(
    deps.database.read,
    branches.map(({ id }) => id),
  );
  const hash = createHash();
  const listed: OwnValueList['branches'] = [];
  for (const { id, franchiseId } of branches) {
    if (franchiseId === null) continue;
    const franchise = franchises.get(franchiseId) ?? (await deps.shops.shopByRef(franchiseId));
    franchises.set(franchiseId, franchise);
    const shop = await deps.shops.visitShop(id);
    if (shop && franchise) listed.push(toBranch({ shop, franchise, marks: marks.get(id) ?? new Map(), hash }));
    // Large menus are compared one after the other, and others are served in between.
    await nextTurn();
  }
  return { branches: listed };
}

interface Branch {
  readonly shop: LoadedShop;
  readonly franchise: LoadedShop;
  readonly marks: Marks;
  readonly hash: typeof hashValue;
}

function toBranch({ shop, franchise, marks, hash }: Branch): OwnValueList['branches'][number] {
  const named = { franchise: toDocuments(franchise), here: toDocuments(shop) };
  const describe = createDescriber(named);
  return {
    shop: shop.id,
    slug: shop.config.slug,
    name: shop.config.restaurantName,
    version: toValuesVersion(shop),
    values: listOwnValues(named.franchise, named.here).map((value): OwnValueRow => {
      const mark = marks.get(toPathKey(value.path));
      return {
        path: [...value.path],
        kind: findValueKind(value.path),
        ...describe(value),
        isLeftOut: value.kind === 'removed',
        since: mark?.since ?? null,
        hasFranchiseChanged: mark !== undefined && mark.franchiseHash !== hash(value.franchise),
      };
    }),
  };
}

/** Hashes each value of the franchise once, whatever number of branches has one of its own. */
function createHash(): typeof hashValue {
  const known = new Map<unknown, string>();
  return (value) => {
    const hash = known.get(value) ?? hashValue(value);
    known.set(value, hash);
    return hash;
  };
}
