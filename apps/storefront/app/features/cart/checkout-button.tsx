import { euro } from '@tischlein/wording';
import { FILLED_CART, TABLE_MENU } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import type { Order } from '../../ordering/use-order.ts';
import { PATHS } from '../../shop/paths.ts';

interface CheckoutButtonProps {
  readonly order: Order;
  readonly onAddress: () => void;
}

/** Links to the checkout, or says in the same place why there is none yet. */
export function CheckoutButton({ order, onAddress }: CheckoutButtonProps) {
  const { minimumOrder } = order.priced.hints;
  if (minimumOrder.minimumOrderValue === null) {
    return (
      <button className="button button-main button-wide" type="button" onClick={onAddress}>
        {FILLED_CART.enterAddress}
      </button>
    );
  }
  if (minimumOrder.missing > 0) {
    return (
      <button className="button button-wide" type="button" aria-disabled="true">
        {FILLED_CART.checkoutFrom(euro(minimumOrder.minimumOrderValue, { dropZeros: true }))}
      </button>
    );
  }
  return (
    <Link className="button button-main button-wide" to={PATHS.checkout}>
      {order.options.table === null ? FILLED_CART.checkout : TABLE_MENU.toOrder}
    </Link>
  );
}
