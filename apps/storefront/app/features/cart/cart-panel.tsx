import { CART, COUPON } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';
import type { Order } from '../../guest/use-order.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CartNotices } from './cart-notices.tsx';
import { Sums, sumsOf } from '../../receipt/sums.tsx';
import { CheckoutButton } from './checkout-button.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { Progress } from './progress.tsx';
import type { CartActions } from './cart-actions.ts';
import '../../styles/cart.css';

interface CartPanelProps {
  readonly order: Order;
  readonly actions: CartActions;
  /** The field for a coupon. */
  readonly coupon: ReactNode;
  /** In its sheet the title and the way to the checkout belong to the dialog. */
  readonly inDialog?: boolean;
}

/** The cart: its lines, what they cost, how far it is to the minimum and to free delivery. */
export function CartPanel({ order, actions, coupon, inDialog = false }: CartPanelProps) {
  const { lines } = order.priced;
  if (lines.length === 0 && order.unsuitable.length === 0) return <EmptyCart />;
  return (
    <div className="cart">
      {!inDialog && <h2 className="cart-title">{CART.title}</h2>}
      <CartNotices unsuitable={order.unsuitable} />
      {lines.length > 0 && (
        <>
          <ul className="cart-lines">
            {lines.map((line) => (
              <CartLineRow key={line.line.id} priced={line} actions={actions} />
            ))}
          </ul>
          <Sums sums={sumsOf(order)} />
          {!inDialog && <CheckoutButton order={order} onAddress={actions.askAddress} />}
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
