import type { Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { changeMenu } from '../shops/change-menu.ts';
import { type Edited, editDocument } from '../shops/edit-document.ts';
import { listConcerned } from '../shops/lost-duties.ts';
import { readMenuChange } from '../shops/menu-changes.store.ts';
import { toVersionedMenu } from '../shops/saved-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

interface Restoring {
  readonly number: number;
  readonly state: 'before' | 'after';
  readonly by: string;
  readonly mayWriteOffers: boolean;
  readonly version: string;
}

/** Replaces the menu by an earlier one, with the checks of every save; throws 404 if that is not kept. */
export async function restoreMenu(
  deps: Deps,
  { id: shopId }: LoadedShop,
  { number, state, version, ...author }: Restoring,
): Promise<Edited<'saved' | 'forbidden'>> {
  const stored = await readMenuChange(deps.database.read, shopId, number);
  if (!stored) throw refuse('menuChangeUnknown');
  return editDocument(deps, {
    shopId,
    version,
    read: toVersionedMenu,
    keeps: listConcerned,
    write: (writer, saved) =>
      changeMenu(writer, saved, { menu: stored[state], ...author, at: deps.clock.now(), cause: 'restore' }),
  });
}
