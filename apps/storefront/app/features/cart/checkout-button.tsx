import type { ServeTime } from '@tischlein/domain/opening';
import { euro } from '@tischlein/wording';
import { FILLED_CART, ORDERABILITY, TABLE_MENU } from '@tischlein/wording/storefront';
import { Link, useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { LostTime } from '../../orderability/lost-time.tsx';
import { describeShortly } from '../../orderability/time-words.ts';
import { WhyNot } from '../../orderability/why-not.tsx';
import { changeOptions } from '../../ordering/use-order-settings.ts';
import type { Order } from '../../ordering/use-order.ts';
import { PATHS } from '../../shop/paths.ts';

interface CheckoutButtonProps {
  readonly order: Order;
  readonly onAddress: () => void;
}

/** Links to the checkout, or says in the same place why there is none yet. */
export function CheckoutButton({ order, onAddress }: CheckoutButtonProps) {
  const { orderability, orderType } = order;
  const { minimumOrder } = order.priced.hints;
  if (orderability.can === 'never') return <WhyNot orderability={orderability} orderType={orderType} />;
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
  // After a lost time, the guest decides between it and another one.
  if (orderability.can === 'later' && orderability.first && orderability.lost === null)
    return <PreOrder first={orderability.first} />;
  return (
    <>
      <LostTime orderability={orderability} />
      <Link className="button button-main button-wide checkout-link" to={PATHS.checkout}>
        <span>{order.options.table === null ? FILLED_CART.checkout : TABLE_MENU.toOrder}</span>{' '}
        <span className="price">{euro(order.priced.steps.total)}</span>
      </Link>
    </>
  );
}

/** In a closed shop: the first time, chosen in one press. */
function PreOrder({ first }: { readonly first: ServeTime }) {
  const { guest } = useShop();
  const { goTo } = useRouter();
  const preOrder = (): void => {
    changeOptions(guest, { serveAt: first.serveAt });
    goTo(PATHS.checkout);
  };
  return (
    <button className="button button-main button-wide" type="button" onClick={preOrder}>
      {ORDERABILITY.preOrder(describeShortly(first))}
    </button>
  );
}
