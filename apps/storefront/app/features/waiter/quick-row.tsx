import { type Combo, type Dish, findHindrance, findMinimumAge, type OrderContext } from '@tischlein/domain/menu';
import { findDishDiscount } from '@tischlein/domain/offers';
import { plainEuro, TAKE } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { SizeButtons } from './size-buttons.tsx';
import type { TakeActions } from './take-actions.ts';

interface RowProps {
  readonly table: number;
  readonly occasion: OrderContext;
  readonly actions: TakeActions;
}

/** A dish: number, name for extras, one button for each size. */
export function QuickRow({ dish, table, occasion, actions }: RowProps & { readonly dish: Dish }) {
  const { menu } = useShop();
  const isOut = findHindrance(dish, occasion.deliveryType) !== null;
  const age = findMinimumAge(dish, menu);
  const label = findDishDiscount(menu, { dish, sizeId: dish.sizes[0]?.id ?? null }, occasion)?.label;
  const hint = isOut
    ? TAKE.soldOutToday
    : [age === null ? '' : TAKE.age(age), label, dish.subtext].filter(Boolean).join(' · ');
  return (
    <li className="quick" data-sizes={isOut ? 1 : dish.sizes.length || 1} data-soldout={isOut || undefined}>
      <span className="quick-number">{dish.number}</span>
      <span className="quick-name">
        <button type="button" disabled={isOut} onClick={() => actions.openDish({ dish, size: null })}>
          {dish.name}
        </button>
        {hint && <small>{hint}</small>}
      </span>
      <SizeButtons table={table} dish={dish} occasion={occasion} onOpen={actions.openDish} />
    </li>
  );
}

/** A combo is put together in its dialog. */
export function ComboQuickRow({ combo, occasion, actions }: Omit<RowProps, 'table'> & { readonly combo: Combo }) {
  const { menu } = useShop();
  const price = findDishDiscount(menu, { combo }, occasion)?.resultPrice;
  if (price === undefined) return null;
  const open = (): void => actions.openCombo(combo);
  return (
    <li className="quick" data-sizes={1}>
      <span className="quick-number" />
      <span className="quick-name">
        <button type="button" onClick={open}>
          {combo.name}
        </button>
        {combo.headline && <small>{combo.headline}</small>}
      </span>
      <span className="quick-sizes">
        <button type="button" aria-label={TAKE.add(combo.name, '', { price, count: 0 })} onClick={open}>
          {plainEuro(price)}
        </button>
      </span>
    </li>
  );
}
