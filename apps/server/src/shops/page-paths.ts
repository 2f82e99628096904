import type { MenuDocument } from '@tischlein/domain/menu';
import { findReservationSettings } from '@tischlein/domain/reservations';
import { RESERVE_PAGE, type ShopConfig } from '@tischlein/domain/shop';

const PAGES = ['/', '/oeffnungszeiten', '/anfahrt', '/ueber-uns'];

/** The paths of the pages of a shop that search engines find. */
export function listPagePaths(config: ShopConfig, menu: Pick<MenuDocument, 'dishes' | 'menus'>): readonly string[] {
  return [
    ...PAGES,
    ...(findReservationSettings(config) ? [`/${RESERVE_PAGE}`] : []),
    ...config.pages.map(({ id }) => `/static/${encodeURIComponent(id)}`),
    // An overview shows the menu of its branches.
    ...(config.isFranchiseOverview ? [] : menu.dishes.map(({ id }) => `/gericht/${encodeURIComponent(id)}`)),
    ...(config.isFranchiseOverview ? [] : menu.menus.map(({ id }) => `/menue/${encodeURIComponent(id)}`)),
  ];
}
