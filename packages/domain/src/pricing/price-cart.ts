import { add, NO_CENTS, subtract, sum } from '../money.ts';
import type { Cart } from '../cart/cart.ts';
import type { Menu } from '../menu/menu.ts';
import { activeCartOffers } from '../offers/active-cart-offers.ts';
import { activeOffers } from '../offers/active-offers.ts';
import { bestCartDiscounts } from '../offers/cart-discount.ts';
import { redeemCoupon } from '../offers/coupon.ts';
import { priceDelivery } from '../offers/free-delivery.ts';
import { cartAdjustments, couponAdjustments, lineAdjustments } from './adjustments.ts';
import type { Circumstances } from './circumstances.ts';
import { giveFreeItems } from './free-items.ts';
import { minimumOrderOf, suggestsGroupOrder } from './hints.ts';
import { lineDepositOf, pricedLine, priceGoods } from './price-lines.ts';
import type { PricedCart, PriceSteps } from './priced-cart.ts';
import { vatOf } from './vat.ts';

/**
 * Prices a cart, the same for browser, server, order desk and receipt: the steps of spec 3 §2 in their order, of which none
 * depends on a later one.
 */
export function priceCart(menu: Menu, cart: Cart, circumstances: Circumstances): PricedCart {
  const active = activeOffers(menu, circumstances);
  const ofCart = activeCartOffers(menu, active);
  const context = { ...circumstances, menu, active, ofCart };
  // G, S0, T, S1
  const goods = priceGoods(cart, context);
  // C, S2
  const cartDiscounts = bestCartDiscounts(ofCart.cartDiscounts, goods, circumstances);
  const cartDiscount = sum(cartDiscounts.map((discount) => discount.saving));
  const afterCartDiscount = subtract(goods.subtotal, cartDiscount);
  const { freeItems, freeItemStates } = giveFreeItems(context, goods, afterCartDiscount);
  // K
  const benefits = [...goods.lines.flatMap(lineAdjustments), ...cartAdjustments(cartDiscounts)];
  const coupon = redeemCoupon(circumstances.coupon, { ...goods, afterCartDiscount, benefits, freeItems });
  const couponValue = coupon?.saving ?? NO_CENTS;
  // D, L
  const deposits = sum([...goods.lines.map(lineDepositOf), ...freeItems.map((item) => item.deposit)]);
  const delivery = priceDelivery(ofCart.freeDeliveryFrom, circumstances, goods);

  const steps = stepsOf(goods, { cartDiscount, couponValue, deposits, deliveryFee: delivery.fee });
  const vat = vatOf(goods.lines, { ...steps, freeItems }, circumstances);
  return {
    lines: goods.lines.map((line, index) => pricedLine(line, vat.lines[index] ?? [])),
    freeItems,
    adjustments: [...benefits, ...couponAdjustments(coupon)],
    steps,
    vat: vat.parts,
    hints: {
      minimumOrder: minimumOrderOf(goods, circumstances),
      freeDelivery: delivery.hint,
      freeItems: freeItemStates,
      twoForOne: goods.twoForOne.states,
      coupon,
      suggestGroupOrder: suggestsGroupOrder(goods, circumstances),
    },
  };
}

type Reckoned = Pick<PriceSteps, 'cartDiscount' | 'couponValue' | 'deposits' | 'deliveryFee'>;

/** The amounts of spec 3 §2, each from those before it. */
function stepsOf(
  { listTotal, discountedTotal, subtotal }: Pick<PriceSteps, 'listTotal' | 'discountedTotal' | 'subtotal'>,
  { cartDiscount, couponValue, deposits, deliveryFee }: Reckoned,
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
