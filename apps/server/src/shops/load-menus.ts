import { menuDocument } from '@tischlein/contract/shop';
import type { MenuDocument, PricesBefore } from '@tischlein/domain/menu';
import { isSameAsFranchise, mergeMenu } from './branch-documents.ts';
import { findBaseDocument, type StoredVersion } from './readable-documents.ts';
import { type PreparedMenu, prepareMenu } from './stocked-menu.ts';

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

/** Adds the prices before reductions; branches with the same menu and prices share one. */
export function createPriceAdder(): (menu: PreparedMenu, pricesBefore: PricesBefore) => PreparedMenu {
  const menus = new Map<MenuDocument, Map<string, PreparedMenu>>();
  return (menu, pricesBefore) => {
    const key = JSON.stringify(pricesBefore);
    if (key === '{}') return menu;
    const same = menus.get(menu.document) ?? new Map<string, PreparedMenu>();
    const found = same.get(key) ?? prepareMenu(menu.document, pricesBefore);
    menus.set(menu.document, same.set(key, found));
    return found;
  };
}
