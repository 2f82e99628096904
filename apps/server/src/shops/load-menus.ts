import { menuDocument } from '@tischlein/contract/shop';
import type { MenuDocument } from '@tischlein/domain/menu';
import { isSameAsFranchise, mergeMenu } from './branch-documents.ts';
import { findBaseDocument, type StoredVersion } from './readable-documents.ts';
import { type MenuExtras, type PreparedMenu, prepareMenu } from './stocked-menu.ts';

/** Prepares menus; branches that do not differ from their franchise share one. */
export function createMenuLoader(): (version: StoredVersion) => PreparedMenu {
  const menus = new Map<string, PreparedMenu>();
  return ({ stored, franchise }) => {
    if (franchise === null || !isSameAsFranchise(stored.menu))
      return prepareMenu(menuDocument.parse(mergeMenu(stored.menu, findBaseDocument(stored, 'menu', franchise))));
    const shared = menus.get(franchise.menu) ?? prepareMenu(menuDocument.parse(JSON.parse(franchise.menu)));
    menus.set(franchise.menu, shared);
    return shared;
  };
}

/** Adds prices before reductions and ratings; branches with the same menu, prices and ratings share one. */
export function createExtrasAdder(): (menu: PreparedMenu, extras: MenuExtras) => PreparedMenu {
  const menus = new Map<MenuDocument, Map<string, PreparedMenu>>();
  return (menu, extras) => {
    const key = JSON.stringify(extras);
    if (key === JSON.stringify(menu.extras)) return menu;
    const same = menus.get(menu.document) ?? new Map<string, PreparedMenu>();
    const found = same.get(key) ?? prepareMenu(menu.document, extras);
    menus.set(menu.document, same.set(key, found));
    return found;
  };
}
