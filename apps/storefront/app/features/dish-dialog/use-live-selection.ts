import type { Dish, Menu } from '@tischlein/domain/menu';
import {
  leftOutNames,
  reduceSelection,
  renewSelection,
  type Selection,
  type SelectionAction,
} from '@tischlein/domain/selection';
import { useEffect, useEffectEvent, useReducer } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { showSoldOutToast } from './show-step-notice.ts';

type Step = SelectionAction | { readonly type: 'renew'; readonly dish: Dish };

const reduce = (selection: Selection, step: Step): Selection =>
  step.type === 'renew' ? renewSelection(selection, step.dish) : reduceSelection(selection, step);

/** The dish being edited. When the menu changes, valid choices are kept and the guest is told about the others. */
export function useLiveSelection(first: Selection): readonly [Selection, (action: SelectionAction) => void] {
  const { menu } = useShop();
  const [selection, step] = useReducer(reduce, first);
  const dish = menu.dishes.get(selection.dish.id);
  const renew = useEffectEvent((now: Dish) => {
    showSoldOutToast(lostNames(menu, selection, renewSelection(selection, now)));
    step({ type: 'renew', dish: now });
  });
  useEffect(() => {
    if (dish) renew(dish);
  }, [dish]);
  return [selection, step];
}

/** Names of chosen extras and ingredients that have sold out. */
function lostNames(menu: Menu, before: Selection, after: Selection): readonly string[] {
  if (before.dish === after.dish) return [];
  const extras = before.extras.filter(({ item }) => after.extras.every((kept) => kept.item.id !== item.id));
  const without = after.dish.missing.filter((id) => !before.without.includes(id));
  return [...extras.map(({ item }) => item.name), ...leftOutNames(menu, { dish: after.dish, without })];
}
