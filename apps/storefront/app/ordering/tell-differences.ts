import { toCents } from '@tischlein/domain';
import { removeLine, type CartLine } from '@tischlein/domain/cart';
import { compareShown, type PriceDifference, type ShownCart } from '@tischlein/domain/pricing';
import { costsNow, manyCostNow, totalNow } from '@tischlein/wording';
import { FILLED_CART } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import type { ShopPage } from '../context/shop-context.ts';
import { readShownCart, rememberShownCart } from '../guest/shown-cart.ts';
import { ownsGroup } from './group-membership.ts';
import { changeCart, type Order } from './use-order.ts';

/** More are told in one sentence. */
const MOST_SENTENCES = 2;
/** How long a notice stays that asks for a decision. */
const DECIDE_MS = 10_000;

/**
 * Says what has changed since the cart was shown last although the guest has not changed it: another price, another
 * total. A dearer line can be removed at once; a total that has risen waits for the guest's consent at the checkout.
 */
export function tellDifferences(page: ShopPage, order: Order): void {
  const { shop, guest } = page;
  // After a reload, the total lacks the coupon until its code is checked again, and the others' carts until the group is read.
  if (isCouponAwaited(page, order) || isGroupAwaited(page, order)) return;
  const now = toShownCart(order);
  const before = readShownCart(shop.id);
  rememberShownCart(shop.id, now);
  if (before === null) return;
  const { prices, total } = compareShown(before, now);
  tellPrices(page, order, prices);
  if (total && prices.length === 0) {
    const text = totalNow(total.now, total.before);
    if (total.now > total.before) addChange(page, text);
    showToast({ icon: 'info', text });
  }
  const agreed = guest.risen.get()?.before ?? before.total;
  if (total) guest.risen.set(total.now > agreed ? { before: agreed, now: total.now } : null);
  else if (isOtherOrder(before, now)) guest.risen.set(null);
}

function tellPrices(page: ShopPage, { occasion, cart: own }: Order, prices: readonly PriceDifference[]): void {
  if (prices.length > MOST_SENTENCES) return showToast({ icon: 'info', text: manyCostNow(prices.length) });
  for (const { id, name, before, now } of prices) {
    const text = costsNow(name, now, before);
    if (now < before) {
      showToast({ icon: 'info', text });
      continue;
    }
    addChange(page, text);
    const remove = (): void => void changeCart(page, occasion, (cart) => removeLine(cart, id));
    // The owner of a group is told of all its lines, which have other ids than those of their own cart.
    const canRemove = own.lines.some((line) => line.id === id);
    const action = canRemove && { action: { label: FILLED_CART.removeDearer, run: remove } };
    showToast({ icon: 'info', text, forMs: DECIDE_MS, ...action });
  }
}

/** The guest has changed the cart or decided differently, and has seen the new total. */
const isOtherOrder = (before: ShownCart, now: ShownCart): boolean =>
  before.decisions !== now.decisions || before.total !== now.total;

const isCouponAwaited = ({ guest }: ShopPage, { coupon }: Order): boolean =>
  coupon.state === 'validating' || (coupon.state === 'none' && guest.visit.get().couponCode !== '');

const isGroupAwaited = ({ shop }: ShopPage, { group, orderType }: Order): boolean =>
  group === null && orderType !== 'dineIn' && ownsGroup(shop.id);

function addChange({ guest: { changes } }: ShopPage, text: string): void {
  changes.set([...new Set([...changes.get(), text])]);
}

function toShownCart({ priced, orderType, options, coupon, choices, group }: Order): ShownCart {
  const { location, serveAt, table } = options;
  const code = coupon.state === 'valid' ? coupon.code : '';
  return {
    lines: priced.lines.map(({ line, discountedPrice }) => ({
      id: line.id,
      name: nameLine(line),
      amount: line.amount,
      price: toCents(discountedPrice / line.amount),
    })),
    total: priced.steps.total,
    decisions: JSON.stringify([orderType, serveAt, table, location?.address, code, choices, group?.members.length]),
  };
}

function nameLine(line: CartLine): string {
  if (line.kind === 'combo') return line.combo.name;
  const { dish, size } = line.choice;
  return size ? `${dish.name}, ${size.name}` : dish.name;
}
