import type { Menu } from '@tischlein/domain/menu';
import {
  leftOutNames,
  reduceSelection,
  renewSelection,
  type Selection,
  type SelectionAction,
} from '@tischlein/domain/selection';
import { useShop } from '../../context/shop-context.ts';
import { useLive } from './use-live.ts';

/** The dish being edited. */
export function useLiveSelection(
  first: Selection,
  onChange: (selection: Selection) => void,
): readonly [Selection, (action: SelectionAction) => void] {
  const { menu } = useShop();
  return useLive({
    first,
    reduce: reduceSelection,
    renew: (selection) => {
      const dish = menu.dishes.get(selection.dish.id);
      return dish && dish !== selection.dish ? renewSelection(selection, dish) : selection;
    },
    listLost: (before, after) => lostNames(menu, before, after),
    onChange,
  });
}

/** Names of chosen extras and ingredients that have sold out. */
function lostNames(menu: Menu, before: Selection, after: Selection): readonly string[] {
  const extras = before.extras.filter(({ item }) => after.extras.every((kept) => kept.item.id !== item.id));
  const without = after.dish.missing.filter((id) => !before.without.includes(id));
  return [...extras.map(({ item }) => item.name), ...leftOutNames(menu, { dish: after.dish, without })];
}
