import { add, NO_CENTS, subtract, sum } from '../money.ts';
import type { Cart } from '../cart/cart.ts';
import type { Menu } from '../menu/menu.ts';
import { activeCartOffers } from '../offers/active-cart-offers.ts';
import { activeOffers } from '../offers/active-offers.ts';
import { bestCartDiscounts } from '../offers/cart-discount.ts';
import { redeemCoupon } from '../offers/coupon.ts';
import { priceDelivery } from '../offers/free-delivery.ts';
import { cartAdjustments, couponAdjustments, lineAdjustments } from './adjustments.ts';
import type { PricingContext } from './pricing-context.ts';
import { giveFreeItems } from './free-items.ts';
import { checkMinimumOrder, suggestsGroupOrder } from './hints.ts';
import { calculateLineDeposit, toPricedLine, priceGoods } from './price-lines.ts';
import type { PricedCart, PriceSteps } from './priced-cart.ts';
import { calculateVat } from './vat.ts';

/** Prices a cart, in browser and server alike: the steps of S3 §2 in order, none of which depends on a later one. */
export function priceCart(menu: Menu, cart: Cart, context: PricingContext): PricedCart {
  const active = activeOffers(menu, context);
  const cartOffers = activeCartOffers(menu, active);
  const cartContext = { ...context, menu, active, cartOffers };
  // G, S0, T, S1
  const goods = priceGoods(cart, cartContext);
  // C, S2
  const cartDiscounts = bestCartDiscounts(cartOffers.cartDiscounts, goods, context);
  const cartDiscount = sum(cartDiscounts.map((discount) => discount.saving));
  const afterCartDiscount = subtract(goods.subtotal, cartDiscount);
  const { freeItems, freeItemStates, problems } = giveFreeItems(cartContext, goods, afterCartDiscount);
  // K
  const benefits = [...goods.lines.flatMap(lineAdjustments), ...cartAdjustments(cartDiscounts)];
  const coupon = redeemCoupon(context.coupon, { ...goods, afterCartDiscount, benefits, freeItems });
  const couponValue = coupon?.saving ?? NO_CENTS;
  // D, L
  const deposits = sum([...goods.lines.map(calculateLineDeposit), ...freeItems.map((item) => item.deposit)]);
  const delivery = priceDelivery(cartOffers.freeDeliveryFrom, context, goods);

  const steps = calculateSteps(goods, { cartDiscount, couponValue, deposits, deliveryFee: delivery.fee });
  const vat = calculateVat(goods.lines, { ...steps, freeItems }, context);
  return {
    lines: goods.lines.map((line, index) => toPricedLine(line, vat.lines[index] ?? [])),
    freeItems,
    problems,
    adjustments: [...benefits, ...couponAdjustments(coupon)],
    steps,
    vat: vat.parts,
    hints: {
      minimumOrder: checkMinimumOrder(goods, context),
      freeDelivery: delivery.hint,
      freeItems: freeItemStates,
      twoForOne: goods.twoForOne.states,
      coupon,
      suggestGroupOrder: suggestsGroupOrder(goods, context),
    },
  };
}

type CalculatedAmounts = Pick<PriceSteps, 'cartDiscount' | 'couponValue' | 'deposits' | 'deliveryFee'>;

/** The amounts of S3 §2, each from those before it. */
function calculateSteps(
  { listTotal, discountedTotal, subtotal }: Pick<PriceSteps, 'listTotal' | 'discountedTotal' | 'subtotal'>,
  { cartDiscount, couponValue, deposits, deliveryFee }: CalculatedAmounts,
): PriceSteps {
  const afterCartDiscount = subtract(subtotal, cartDiscount);
  return {
    listTotal,
    discountedTotal,
    twoForOneSaving: subtract(discountedTotal, subtotal),
    subtotal,
    cartDiscount,
    afterCartDiscount,
    couponValue,
    deposits,
    deliveryFee,
    total: add(subtract(afterCartDiscount, couponValue), add(deposits, deliveryFee)),
  };
}
