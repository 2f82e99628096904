import type { MenuChangeCause } from '@tischlein/contract/office';
import type { MenuDocument } from '@tischlein/domain/menu';
import { changesOffers } from '@tischlein/domain/staff';
import type { Writer } from '../db/database.ts';
import { insertMenuChange } from './menu-changes.store.ts';
import { replaceMenu } from './save-shop.ts';
import { readSavedMenu, type SavedShop } from './saved-shop.ts';

interface MenuChanged {
  readonly menu: MenuDocument;
  readonly by: string;
  readonly at: string;
  readonly cause: MenuChangeCause;
  readonly mayWriteOffers: boolean;
}

/** Replaces the menu of a locked shop and keeps who did it; 'forbidden' if offers would change without permission. */
export async function changeMenu(
  writer: Writer,
  saved: SavedShop,
  { menu, mayWriteOffers, ...change }: MenuChanged,
): Promise<'saved' | 'forbidden'> {
  const before = readSavedMenu(saved);
  if (!mayWriteOffers && changesOffers(before, menu)) return 'forbidden';
  await replaceMenu(writer, saved, menu);
  await insertMenuChange(writer, saved.own.shopId, { ...change, before, after: menu });
  return 'saved';
}
