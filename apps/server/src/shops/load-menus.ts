import { createHash } from 'node:crypto';
import { menuDocument } from '@tischlein/contract/shop';
import type { ShopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { isSameAsFranchise, mergeMenu } from './branch-documents.ts';
import { findBaseDocument, type StoredVersion } from './readable-documents.ts';
import { type MenuExtras, type PreparedMenu, prepareMenu } from './stocked-menu.ts';

/** Menus that several branches use; they leave memory with the last branch that does. */
export interface SharedMenus {
  /** Prepares a menu; branches that do not differ from their franchise share one. */
  prepare(version: StoredVersion): PreparedMenu;
  /** Adds prices before reductions and ratings; branches with the same menu, prices and ratings share one. */
  addExtras(menu: PreparedMenu, extras: MenuExtras): PreparedMenu;
  isShared(menu: PreparedMenu): boolean;
}

export function createSharedMenus(): SharedMenus {
  const byFranchise = new Map<ShopId, { readonly hash: string; readonly menu: WeakRef<PreparedMenu> }>();
  const byDocument = new WeakMap<MenuDocument, Map<string, WeakRef<PreparedMenu>>>();
  const shared = new WeakSet<PreparedMenu>();
  return {
    isShared: (menu) => shared.has(menu),
    prepare: ({ stored, franchise }) => {
      if (franchise === null || !isSameAsFranchise(stored.menu))
        return prepareMenu(menuDocument.parse(mergeMenu(stored.menu, findBaseDocument(stored, 'menu', franchise))));
      const hash = hashText(franchise.menu);
      const known = byFranchise.get(franchise.shopId);
      const menu =
        (known?.hash === hash && known.menu.deref()) || prepareMenu(menuDocument.parse(JSON.parse(franchise.menu)));
      byFranchise.set(franchise.shopId, { hash, menu: new WeakRef(menu) });
      shared.add(menu);
      return menu;
    },
    addExtras: (menu, extras) => {
      const key = JSON.stringify(extras);
      if (key === JSON.stringify(menu.extras)) return menu;
      const same = byDocument.get(menu.document) ?? new Map<string, WeakRef<PreparedMenu>>();
      const found = same.get(key)?.deref() ?? prepareMenu(menu.document, extras);
      for (const [other, reference] of same) if (!reference.deref()) same.delete(other);
      byDocument.set(menu.document, same.set(key, new WeakRef(found)));
      if (shared.has(menu)) shared.add(found);
      return found;
    },
  };
}

const hashText = (text: string): string => createHash('sha1').update(text).digest('base64url');
