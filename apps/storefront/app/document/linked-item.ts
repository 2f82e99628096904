import type { RenderRequest } from '@tischlein/contract/render';
import type { ComboDocument, DishDocument } from '@tischlein/domain/menu';
import { findNamed, linkedItem } from '../dish/linked-item.ts';

/** The dish or combo that the URL names; undefined: the menu has none of this name; null: it names none. */
export function findLinkedItem({
  url,
  menu,
}: Pick<RenderRequest, 'url' | 'menu'>): DishDocument | ComboDocument | undefined | null {
  const linked = linkedItem(url);
  if (!linked) return null;
  return linked.isCombo ? findNamed(menu.menus, linked.named) : findNamed(menu.dishes, linked.named);
}
