import { findValueArea, listOwnValues, type OwnValue, toPathKey, type ValuePath } from '@tischlein/domain/own-values';
import { mayWrite } from '@tischlein/domain/staff';
import type { Deps } from '../deps.ts';
import { type Edited, editDocument } from '../shops/edit-document.ts';
import { confirmOwnValues } from '../shops/own-values.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { readDocuments, readFranchiseDocuments, toSavedVersions, toValuesVersion } from './read-documents.ts';

interface Keeping {
  readonly shop: LoadedShop;
  readonly version: string;
  readonly paths: readonly ValuePath[];
  readonly staff: SignedIn;
}

/** Notes that values were compared with what the franchise has now, by somebody who could change them. */
export const keepValues = (
  deps: Deps,
  { shop, version, paths, staff }: Keeping,
): Promise<Edited<'saved' | 'forbidden'>> =>
  editDocument(deps, {
    shopId: shop.id,
    version,
    read: (saved) => ({ document: null, version: toValuesVersion(toSavedVersions(saved)) }),
    write: async (writer, saved) => {
      const areas = paths.map(findValueArea);
      if (areas.some((area) => area !== null && !mayWrite(staff, area))) return 'forbidden';
      const franchise = readFranchiseDocuments(saved);
      const own = franchise ? listOwnValues(franchise, readDocuments(saved)) : [];
      const wanted = new Set(paths.map(toPathKey));
      const isWanted = ({ path }: OwnValue): boolean =>
        path.some((_, index) => wanted.has(toPathKey(path.slice(0, index + 1))));
      await confirmOwnValues(writer, shop.id, own.filter(isWanted));
      return 'saved';
    },
  });
