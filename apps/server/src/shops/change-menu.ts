import type { MenuChangeCause } from '@tischlein/contract/office';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { Writer } from '../db/database.ts';
import { insertMenuChange } from './menu-changes.store.ts';
import { replaceMenu } from './save-shop.ts';
import { readSavedMenu, type SavedShop } from './saved-shop.ts';

interface MenuChanged {
  readonly menu: MenuDocument;
  readonly by: string;
  readonly at: string;
  readonly cause: MenuChangeCause;
}

/** Replaces the menu of a locked shop and keeps who did it. */
export async function changeMenu(writer: Writer, saved: SavedShop, { menu, ...change }: MenuChanged): Promise<void> {
  await replaceMenu(writer, saved, menu);
  await insertMenuChange(writer, saved.own.shopId, { ...change, before: readSavedMenu(saved), after: menu });
}
