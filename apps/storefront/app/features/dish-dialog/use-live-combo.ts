import { type Dish, isSameContext, type Menu, type OrderContext } from '@tischlein/domain/menu';
import { priceChoice } from '@tischlein/domain/pricing';
import {
  type ComboAction,
  type ComboSelection,
  findComboObstacle,
  type Obstacle,
  reduceCombo,
  renewCombo,
  toComboWish,
} from '@tischlein/domain/selection';
import { useShop } from '../../context/shop-context.ts';
import type { LostChoices } from './show-step-notice.ts';
import { useLive } from './use-live.ts';

interface LiveCombo {
  readonly state: ComboSelection;
  /** Why it cannot be ordered: no slot may be without a dish. */
  readonly obstacle: Obstacle | null;
  readonly act: (action: ComboAction) => void;
}

/** The combo being edited. */
export function useLiveCombo(
  first: ComboSelection,
  occasion: OrderContext,
  onChange: (state: ComboSelection) => void,
): LiveCombo {
  const { menu, shop } = useShop();
  const isCurrent = ({ combo, slots }: ComboSelection): boolean =>
    menu.combos.get(combo.id) === combo && slots.every(({ selection }) => isSameContext(selection, occasion));
  const [state, act] = useLive({
    first,
    occasion,
    reduce: reduceCombo,
    renew: (before) => (isCurrent(before) ? before : (renewCombo(before, menu, occasion) ?? before)),
    listLost: (before, after) => listLostDishes(menu, before, after),
    name: first.combo.name,
    price: (shown, basis) =>
      priceChoice(basis.menu, toComboWish(shown), { ...basis.occasion, settings: shop })?.price ?? null,
    onChange,
  });
  return { state, obstacle: findComboObstacle(menu, state.combo, occasion), act };
}

function listLostDishes(menu: Menu, before: ComboSelection, after: ComboSelection): LostChoices {
  const lost = before.slots.flatMap(({ slot, selection: { dish } }) => {
    const now = after.slots.find((shown) => shown.slot.id === slot.id)?.selection.dish;
    return now?.id === dish.id ? [] : [dish];
  });
  const isSoldOut = ({ id }: Dish): boolean => menu.dishes.get(id)?.soldOut === true;
  return {
    soldOut: lost.filter(isSoldOut).map(({ name }) => name),
    gone: lost.filter((dish) => !isSoldOut(dish)).map(({ name }) => name),
  };
}
