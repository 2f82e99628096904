import { isBlank } from '@tischlein/domain';
import { importByNames } from '@tischlein/domain/cart';
import { decodeHandover, type FranchiseHandover } from '@tischlein/domain/franchise';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { findOrderability } from '@tischlein/domain/orderability';
import { BROKEN_HANDOVER } from '@tischlein/wording/storefront';
import { cartProblem, importProblem } from '@tischlein/wording';
import { steps } from '@tischlein/ui/steps';
import { toShopTime } from '../context/shop-clock.ts';
import type { ShopPage } from '../context/shop-context.ts';
import { findLocation } from '../guest/find-location.ts';
import { servingTime, toWish } from '../guest/serve-time.ts';
import { activeOrderType } from '../guest/order-options.ts';
import { rememberAddress } from '../guest/remembered-address.ts';
import { toSavedCart, settleCart } from '../guest/settle-cart.ts';
import { logTracked } from './log-tracked.ts';
import { changeOptions } from './use-order-settings.ts';

/**
 * Applies the handover in the URL hash: read once and removed at once. Nothing of a malformed one is taken, and the guest
 * is told (S1 §2 'Invalid base64 input', S3 F1).
 */
export function takeHandover(page: ShopPage, period: DeliveryPeriod): void {
  const { hash, pathname, search } = location;
  steps.correct(pathname + search);
  const decoded = decodeHandover(hash);
  if (!decoded.ok) {
    logTracked(page, `handover: ${decoded.problem}`);
    page.guest.arrival.set({ from: 'brokenLink', problems: [BROKEN_HANDOVER], selectedDish: null, isAllClosed: false });
    return;
  }
  const { deliveryType, locationString, geo, selectedDish, serveAt } = decoded.value;
  changeOptions(page.guest, { wishedType: deliveryType === 'dineIn' ? null : deliveryType, serveAt });
  void takeLocation(page, period, locationString);
  const problems = takeCart(page, period, decoded.value);
  const isAllClosed = selectedDish !== null && geo !== null && !geo.acceptOrders;
  if (problems.length > 0 || selectedDish !== null)
    page.guest.arrival.set({ from: 'branch', problems, selectedDish, isAllClosed });
}

/** Rebuilds the cart from names on this branch's menu; returns what changed (S1 §5 Import by names). */
function takeCart({ shop, menu, guest }: ShopPage, period: DeliveryPeriod, { cart }: FranchiseHandover): string[] {
  if (cart.length === 0) return [];
  const options = guest.options.get();
  const deliveryType = activeOrderType(options, shop);
  const now = toShopTime(period);
  const { saved, problems } = importByNames(cart, menu);
  const time = servingTime(findOrderability(toWish(options, shop, period)), now);
  const settled = settleCart(saved, menu, { deliveryType, time });
  guest.cart.set(toSavedCart(settled.cart, settled.unsuitable));
  const today = now.day;
  return [
    ...problems.map((problem) => importProblem(problem, today)),
    ...settled.problems.map((problem) => cartProblem(problem, today)),
  ];
}

/** Requests this branch's delivery terms, and remembers the address. */
async function takeLocation({ shop, guest }: ShopPage, period: DeliveryPeriod, typed: string): Promise<void> {
  if (isBlank(typed)) return;
  changeOptions(guest, { location: null });
  const answer = await findLocation(shop.id, period, typed);
  const place = answer.ok ? { address: answer.location.address, note: answer.note } : answer.place;
  if (place) rememberAddress(shop.id, place.address, place.note);
  // Keep a location the guest has chosen since the request was sent.
  if (answer.ok && guest.options.get().location === null) changeOptions(guest, { location: answer.location });
}
