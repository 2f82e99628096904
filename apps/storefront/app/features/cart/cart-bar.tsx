import { isStarted } from '@tischlein/domain/offers';
import { euro, freeDeliveryHint, minimumOrderHint, twoForOneMissing } from '@tischlein/wording';
import { CART, FILLED_CART } from '@tischlein/wording/storefront';
import { cartTitle } from './cart-title.ts';
import type { Order } from '../../ordering/use-order.ts';

/** The cart's bar on phones: item count and total; hidden while the cart is empty. */
export function CartBar({ order, onOpen }: { readonly order: Order; readonly onOpen: () => void }) {
  const { lines, steps, hints } = order.priced;
  const count = lines.reduce((all, { line }) => all + line.amount, 0);
  if (count === 0) return null;
  const isReached = hints.minimumOrder.status === 'reached';
  const open = hints.twoForOne.find(isStarted);
  const tip = open ? twoForOneMissing(open) : freeDeliveryHint(hints.freeDelivery);
  const hint = isReached ? tip : minimumOrderHint(hints.minimumOrder);
  return (
    <section className="cart-bar" aria-label={CART.title}>
      {hint && <p>{hint}</p>}
      <button className="button button-main" type="button" aria-haspopup="dialog" onClick={onOpen}>
        {/* A new key remounts the number, which plays its animation. */}
        <span className="cart-count" key={count} data-bump aria-label={FILLED_CART.count(count)} role="img">
          {count}
        </span>
        <span>{order.options.table === null ? FILLED_CART.show : cartTitle(order)}</span>
        <span className="price">{euro(steps.total)}</span>
      </button>
    </section>
  );
}
