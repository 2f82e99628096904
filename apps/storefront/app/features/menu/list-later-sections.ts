import type { ShopTime } from '@tischlein/domain';
import { isAvailableAt, type Menu } from '@tischlein/domain/menu';
import { countRows, type MenuSection } from './menu-sections.ts';

/** Smaller menus are read to their end. */
const LARGE = 150;

/** The anchors of the sections of a large menu of which nothing is served at that time; none if nothing is served at all. */
export function listLaterSections(menu: Menu, sections: readonly MenuSection[], time: ShopTime): readonly string[] {
  const later = sections.filter(
    (section) => section.kind === 'category' && section.dishes.every((dish) => !isAvailableAt(menu, dish, time)),
  );
  return countRows(sections) < LARGE || later.length === sections.length ? [] : later.map(({ anchor }) => anchor);
}
