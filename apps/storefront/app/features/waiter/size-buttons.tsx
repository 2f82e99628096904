import {
  type Dish,
  findHindrance,
  isAvailableAt,
  type OrderContext,
  type Size,
  unitPrice,
} from '@tischlein/domain/menu';
import { findDishDiscount } from '@tischlein/domain/offers';
import { plainEuro, TAKE } from '@tischlein/wording/storefront';
import { useFromStore } from '@tischlein/ui/store';
import { useShop } from '../../context/shop-context.ts';
import type { TakeActions } from './take-actions.ts';
import { takeDown } from './take-down.ts';
import { getWaiterState, type WaiterState } from './waiter-state.ts';

interface SizeButtonsProps {
  readonly table: number;
  readonly dish: Dish;
  readonly occasion: OrderContext;
  readonly onOpen: TakeActions['openDish'];
  readonly onTaken?: () => void;
}

/** One button for each size with its price; a tap takes down one more. */
export function SizeButtons({ table, dish, occasion, onOpen, onTaken }: SizeButtonsProps) {
  const page = useShop();
  const sizes: readonly (Size | null)[] = dish.sizes.length === 0 ? [null] : dish.sizes;
  const counts = useFromStore(getWaiterState(page.shop.id), (state) => countSizes(state, table, dish)).split(' ');
  const obstacle = findObstacle({ dish, occasion, menu: page.menu });
  if (obstacle) return <span className="quick-out">{obstacle}</span>;
  return (
    <span className="quick-sizes">
      {sizes.map((size, index) => {
        const price = findDishDiscount(page.menu, { dish, sizeId: size?.id ?? null }, occasion)?.resultPrice;
        if (price === undefined || unitPrice(dish, size?.id ?? null, 'dineIn') === null) return null;
        const count = Number(counts[index]);
        return (
          <button
            key={size?.id ?? ''}
            type="button"
            data-count={count || undefined}
            aria-label={TAKE.add(dish.name, size?.name ?? '', { price, count })}
            onClick={() => {
              if (takeDown(page, table, { dish, size, occasion })) onTaken?.();
              else onOpen({ dish, size });
            }}
          >
            {size && <small>{size.name} </small>}
            <span>{count > 0 ? `${count}×` : plainEuro(price)}</span>
          </button>
        );
      })}
    </span>
  );
}

function findObstacle({
  dish,
  occasion,
  menu,
}: Pick<SizeButtonsProps, 'dish' | 'occasion'> & Pick<ReturnType<typeof useShop>, 'menu'>): string {
  if (findHindrance(dish, occasion.deliveryType)) return TAKE.soldOut;
  return isAvailableAt(menu, dish, occasion.time) ? '' : TAKE.notNow;
}

/** '0 2': units of each size that are taken down. */
function countSizes({ drafts }: WaiterState, table: number, dish: Dish): string {
  const items = drafts[String(table)]?.items ?? [];
  const own = items.filter((item) => 'dishId' in item && item.dishId === dish.id);
  const sizes = dish.sizes.length === 0 ? [null] : dish.sizes.map(({ id }) => id);
  return sizes
    .map((size) =>
      own.reduce((all, item) => all + ('dishId' in item && (item.sizeId ?? null) === size ? item.amount : 0), 0),
    )
    .join(' ');
}
