import { isStarted } from '@tischlein/domain/offers';
import { euro, freeDeliveryHint, minimumOrderHint, twoForOneMissing } from '@tischlein/wording';
import { CART, FILLED_CART } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';
import { useStore } from '@tischlein/ui/store';
import { cartTitle } from './cart-title.ts';
import { useShop } from '../../context/shop-context.ts';
import type { Order } from '../../ordering/use-order.ts';

interface CartBarProps {
  readonly order: Order;
  /** The row of the group; null: ordered alone. */
  readonly group: ReactNode;
  readonly onOpen: () => void;
}

/**
 * The cart's bar on phones: item count and total; while the cart is empty nothing, or the group alone. A combo that waits
 * for another dish is found in the cart, too.
 */
export function CartBar({ order, group, onOpen }: CartBarProps) {
  const { lines, steps, hints } = order.priced;
  const count = lines.reduce((all, { line }) => all + line.amount, 0);
  const hasWaiting = useStore(useShop().guest.toComplete).items.length > 0;
  if (count === 0 && group === null && !hasWaiting) return null;
  const hasChosen = count > 0 || order.unsuitable.length > 0 || group === null;
  const isReached = hints.minimumOrder.status === 'reached';
  const open = hints.twoForOne.find(isStarted);
  const tip = open ? twoForOneMissing(open) : freeDeliveryHint(hints.freeDelivery);
  const alone = isReached ? tip : minimumOrderHint(hints.minimumOrder);
  return (
    <section className="cart-bar" aria-label={CART.title}>
      {group ?? (alone && <p>{alone}</p>)}
      {hasChosen && (
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
      )}
    </section>
  );
}
