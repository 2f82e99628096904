import type { OfferId } from '@tischlein/domain';
import { CART, COUPON } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';
import type { Order } from '../../ordering/use-order.ts';
import { useShop } from '../../context/shop-context.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartOffers } from './cart-offers.tsx';
import { Sums, toSums } from '../../receipt/sums.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { FreeItemRow } from './free-item-row.tsx';
import { Progress } from './progress.tsx';
import type { CartActions } from './cart-actions.ts';
import '../../styles/cart.css';

interface CartPanelProps {
  readonly order: Order;
  readonly actions: CartActions;
  readonly coupon: ReactNode;
  /** Inside a dialog, the dialog shows the title and the checkout button. */
  readonly inDialog?: boolean;
}

/** The cart: lines, sums, and progress towards the minimum order and free delivery. */
export function CartPanel({ order, actions, coupon, inDialog = false }: CartPanelProps) {
  const { lines } = order.priced;
  if (lines.length === 0 && order.unsuitable.length === 0) {
    return (
      <div className="cart">
        <CartNotices order={order} actions={actions} />
        <EmptyCart />
      </div>
    );
  }
  return (
    <div className="cart">
      {!inDialog && <CartTitle />}
      <CartNotices order={order} actions={actions} />
      {lines.length > 0 && (
        <>
          <CartLines order={order} actions={actions} />
          <CartOffers order={order} actions={actions} />
          <div className="cart-foot">
            <Sums sums={toSums(order)} />
            {!inDialog && <CheckoutButton order={order} onAddress={actions.askAddress} />}
          </div>
          <Progress order={order} />
          <details className="coupon-fold">
            <summary>{COUPON.open}</summary>
            {coupon}
          </details>
        </>
      )}
    </div>
  );
}

function CartTitle() {
  const { branchName } = useShop().shop;
  return (
    <h2 className="cart-title">
      {CART.title} {branchName && <small>{branchName}</small>}
    </h2>
  );
}

function CartLines({ order, actions }: Pick<CartPanelProps, 'order' | 'actions'>) {
  const { lines, freeItems, adjustments, hints } = order.priced;
  const change = (offerId: OfferId): void => {
    const offer = hints.freeItems.find((state) => state.offerId === offerId);
    if (offer) actions.chooseFreeItem(offer);
  };
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <CartLineRow key={line.line.id} priced={line} adjustments={adjustments} actions={actions} />
      ))}
      {freeItems.map((item) => (
        <FreeItemRow
          key={item.offerId}
          item={item}
          onChange={() => change(item.offerId)}
          onRemove={() => actions.removeFreeItem(item.offerId)}
        />
      ))}
    </ul>
  );
}
