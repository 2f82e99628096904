import type { ExtraGroupDocument, MenuDocument, SizeDocument } from '@tischlein/domain/menu';
import { listDishesWithGroup } from '@tischlein/domain/menu-editing';

/** The sizes that a group may have prices for: those of its dishes, and those it names already. */
export function listColumns(menu: MenuDocument, group: ExtraGroupDocument): readonly SizeDocument[] {
  const ofDishes = listDishesWithGroup(menu, group.id).flatMap(({ sizes }) => sizes);
  const named = group.items.flatMap(({ prices = {} }) =>
    Object.values(prices).flatMap((bySize) => Object.keys(bySize ?? {})),
  );
  const ids = new Set<string>([...ofDishes, ...named]);
  return menu.sizes.filter(({ id }) => ids.has(id));
}
