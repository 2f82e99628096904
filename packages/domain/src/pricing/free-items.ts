import { add, type Cents, NO_CENTS } from '../money.ts';
import type { CartProblem } from '../cart/saved-cart.ts';
import type { Menu } from '../menu/menu.ts';
import { calculateDeposit, unitPrice } from '../menu/prices.ts';
import type { ActiveCartOffers } from '../offers/active-cart-offers.ts';
import type { FreeItemState, SelectedFreeItem } from '../offers/free-item-choices.ts';
import {
  freeItemState,
  isSameFreeItem,
  refuseFreeItem,
  type TakenFreeItem,
  takenFreeItems,
} from '../offers/free-item.ts';
import { calculateContainerDeposit } from './container-deposit.ts';
import type { PricingContext } from './pricing-context.ts';
import type { PricedGoods } from './price-lines.ts';
import type { PricedFreeItem } from './priced-cart.ts';

type Context = PricingContext & { readonly menu: Menu; readonly cartOffers: ActiveCartOffers };

/** The free items the guest gets by S2, the state of all, and why chosen ones cannot be had (S3 T9, C13, C29). */
export function giveFreeItems(
  context: Context,
  { isEmpty, twoForOne }: PricedGoods,
  afterCartDiscount: Cents,
): {
  readonly freeItems: readonly PricedFreeItem[];
  readonly freeItemStates: readonly FreeItemState[];
  readonly problems: readonly CartProblem[];
} {
  const twoForOneApplies = twoForOne.allocations.length > 0;
  const freeItemStates = context.cartOffers.freeItems.map((offered) =>
    freeItemState(offered, afterCartDiscount, twoForOneApplies),
  );
  const taken = isEmpty ? [] : takenFreeItems(context.selectedFreeItems, freeItemStates);
  const isTaken = (item: SelectedFreeItem): boolean =>
    taken.some(({ offerId, ...choice }) => offerId === item.offerId && isSameFreeItem(choice, item));
  const refused = context.selectedFreeItems.filter((item) => !isTaken(item));
  return {
    freeItems: taken.flatMap((item) => priceFreeItem(item, context)),
    freeItemStates,
    problems: refused.map((item) => ({
      code: refuseFreeItem(item, freeItemStates, taken),
      item: nameFreeItem(context.menu, item),
      dropped: true,
    })),
  };
}

function nameFreeItem(menu: Menu, { dishId, sizeId }: SelectedFreeItem): string {
  const dish = menu.dishes.get(dishId);
  const size = dish?.sizes.find(({ id }) => id === sizeId);
  return [dish?.name ?? dishId, size?.name].filter(Boolean).join(' ');
}

/** Its list price, and its deposit, which is charged (S3 P10, C10). */
function priceFreeItem(item: TakenFreeItem, context: Context): PricedFreeItem[] {
  const { menu, deliveryType, settings } = context;
  const dish = menu.dishes.get(item.dishId);
  if (!dish) return [];
  const listPrice = unitPrice(dish, item.sizeId, deliveryType) ?? NO_CENTS;
  const own = calculateDeposit(dish, { sizeId: item.sizeId, deliveryType }, settings);
  const container = calculateContainerDeposit(dish, context);
  const kinds = [
    ...(own > 0 && dish.depositKind ? [dish.depositKind] : []),
    ...(container > 0 ? ['reusable' as const] : []),
  ];
  return [
    { ...item, listPrice, deposit: add(own, container), depositKinds: [...new Set(kinds)], vatClass: dish.vatClass },
  ];
}
