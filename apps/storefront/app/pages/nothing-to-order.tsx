import { GROUP_WORDS } from '@tischlein/wording';
import { CHECKOUT, FILLED_CART, GROUP_PAGES } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { useState } from 'react';
import { Link } from '../browser/router.tsx';
import { useShop } from '../context/shop-context.ts';
import { FixedCartsNotice } from '../features/group/group-gate.tsx';
import type { Order } from '../ordering/use-order.ts';
import { readUnpaid } from '../payment/unpaid-order.ts';
import { LeftOutNotice } from '../receipt/left-out-notice.tsx';
import { leftOutWords } from '../receipt/left-out-words.ts';
import { orderPath } from '../shop/order-paths.ts';
import { PATHS } from '../shop/paths.ts';

interface NothingToOrderProps {
  readonly order: Order;
  /** The guest came back from the provider without paying (S2 §2 /checkout/{paymentCanceled}). */
  readonly isCancelled: boolean;
  /** What another tab has made of the cart; null: nothing. */
  readonly orderedMeanwhile: string | null;
}

/** 'Leerer Warenkorb' (S3 K7); also shown if the last item becomes unavailable while the form is filled in. */
export function NothingToOrder({ order, isCancelled, orderedMeanwhile }: NothingToOrderProps) {
  return (
    <>
      {isCancelled && <NotCharged />}
      {order.leftOut.length > 0 ? <NothingLeft order={order} /> : <NothingInCart orderedMeanwhile={orderedMeanwhile} />}
    </>
  );
}

/** Nothing of a group's carts can be had any more (S3 G19). */
function NothingLeft({ order: { leftOut, occasion } }: { readonly order: Order }) {
  return (
    <div className="group-gate">
      <div role="alert">
        <h2>{GROUP_PAGES.nothingLeftTitle}</h2>
        <p>{GROUP_WORDS.nothingLeft}</p>
      </div>
      <LeftOutNotice items={leftOutWords(leftOut, occasion.time.day).map((text) => ({ text }))} />
      <FixedCartsNotice />
    </div>
  );
}

/** The guest came back from the provider, and the cart was emptied or ordered elsewhere. */
function NotCharged() {
  const { shop } = useShop();
  const [unpaid] = useState(() => readUnpaid(shop.id));
  return (
    <Notice kind="warn" icon="info" role="status">
      <strong>{CHECKOUT.notCharged}</strong>
      {unpaid && (
        <p>
          <Link className="link-button" to={orderPath(unpaid.orderId)}>
            {CHECKOUT.unpaidOrder}
          </Link>
        </p>
      )}
    </Notice>
  );
}

function NothingInCart({ orderedMeanwhile }: Pick<NothingToOrderProps, 'orderedMeanwhile'>) {
  return (
    <div className="empty" role="alert">
      <span className="empty-mark">
        <Icon name={orderedMeanwhile === null ? 'bag' : 'check'} />
      </span>
      <h2>{orderedMeanwhile === null ? CHECKOUT.emptyTitle : FILLED_CART.isOrdered}</h2>
      {orderedMeanwhile === null ? (
        <p>{CHECKOUT.emptyHelp}</p>
      ) : (
        <Link className="button button-main" to={orderPath(orderedMeanwhile)}>
          {FILLED_CART.toOrder}
        </Link>
      )}
      <Link className={orderedMeanwhile === null ? 'button button-main' : 'button button-line'} to={PATHS.start}>
        {CHECKOUT.toMenu}
      </Link>
    </div>
  );
}
