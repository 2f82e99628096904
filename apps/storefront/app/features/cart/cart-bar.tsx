import { isStarted } from '@tischlein/domain/offers';
import { euro, freeDeliveryHint, minimumOrderHint, twoForOneMissing } from '@tischlein/wording';
import { CART, FILLED_CART } from '@tischlein/wording/storefront';
import { cartTitle } from './cart-title.ts';
import type { Order } from '../../ordering/use-order.ts';

interface CartBarProps {
  readonly order: Order;
  /** null: ordered alone. */
  readonly groupName: string | null;
  readonly onOpen: () => void;
}

/** The cart's bar on phones: item count and total; hidden while the cart is empty, except in a group. */
export function CartBar({ order, groupName, onOpen }: CartBarProps) {
  const { lines, steps, hints } = order.priced;
  const count = lines.reduce((all, { line }) => all + line.amount, 0);
  if (count === 0 && groupName === null) return null;
  const isReached = hints.minimumOrder.status === 'reached';
  const open = hints.twoForOne.find(isStarted);
  const tip = open ? twoForOneMissing(open) : freeDeliveryHint(hints.freeDelivery);
  const alone = isReached ? tip : minimumOrderHint(hints.minimumOrder);
  const hint = groupName ?? alone;
  return (
    <section className="cart-bar" aria-label={CART.title}>
      {hint && <p>{hint}</p>}
      <button className="button button-main" type="button" aria-haspopup="dialog" onClick={onOpen}>
        {/* A new key remounts the number, which plays its animation. */}
        {count > 0 && (
          <span className="cart-count" key={count} data-bump aria-label={FILLED_CART.count(count)} role="img">
            {count}
          </span>
        )}
        <span>{order.options.table === null ? FILLED_CART.show : cartTitle(order)}</span>
        {count > 0 && <span className="price">{euro(steps.total)}</span>}
      </button>
    </section>
  );
}
