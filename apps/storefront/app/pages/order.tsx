import { isCalledOff } from '@tischlein/domain/orders';
import { WITHDRAWAL_PAGE } from '@tischlein/domain/shop';
import { ORDER } from '@tischlein/wording/storefront';
import { Link } from '../browser/router.tsx';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { GroupOutcome } from '../features/group/group-outcome.tsx';
import { GroupWatch } from '../features/group/group-watch.tsx';
import { AccountNotice } from '../features/order/account-notice.tsx';
import { OrderFacts } from '../features/order/order-facts.tsx';
import { OrderReceipt } from '../features/order/order-receipt.tsx';
import { PaymentHero } from '../features/order/payment-hero.tsx';
import { StatusHero } from '../features/order/status-hero.tsx';
import { StatusSteps } from '../features/order/status-steps.tsx';
import { OtherWays } from '../features/order/other-ways.tsx';
import { type PlacedOrder, useLiveOrder } from '../features/order/use-live-order.ts';
import { useOrderPayment, waitsForMoney } from '../features/order/use-order-payment.ts';
import { headerPictures, WIDE_SCREEN } from '../shop/media.ts';
import { PATHS, receiptPath, staticPath } from '../shop/paths.ts';
import { OrderAgain } from '../receipt/order-again.tsx';
import type { PageProps } from './page-props.ts';
import { useShop } from '../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import '../styles/order.css';

/** /checkout/success/{orderId}: confirmation and live status of an order */
export default function OrderPage({ id }: PageProps) {
  const { shop } = useShop();
  const live = useLiveOrder(id);
  const payment = useOrderPayment(live);
  const { order, isConnected } = live;
  const isToPay = order ? waitsForMoney(order) : false;
  return (
    <>
      <Bar />
      <StatusPicture />
      <GroupWatch place="order" />
      <main className="form-page order-page" id="content" tabIndex={-1}>
        {order === null && (
          <Notice kind="warn" icon="alert">
            {ORDER.unknown}
          </Notice>
        )}
        {!isConnected && (
          <Notice kind="bad" icon="offline">
            {ORDER.offline}
          </Notice>
        )}
        {order && (
          <>
            <div className="status-page">
              <div className="status-column">
                {isToPay ? <PaymentHero order={order} payment={payment} /> : <OrderState order={order} />}
              </div>
              <aside>
                <GroupOutcome orderId={order.id} />
                <OrderReceipt order={order} />
                {!isToPay && <OrderWays id={order.id} canWithdraw={order.canWithdraw} />}
                {shop.phone && (
                  <p className="order-help">
                    {ORDER.help}
                    <a className="button button-line button-wide" href={`tel:${shop.phone.replaceAll(' ', '')}`}>
                      <Icon name="phone" />
                      {shop.phone}
                    </a>
                  </p>
                )}
              </aside>
            </div>
          </>
        )}
        {!shop.isArchived && (
          <Link className="link-button" to={PATHS.start}>
            {ORDER.backToMenu}
          </Link>
        )}
      </main>
      <SiteFoot />
    </>
  );
}

function OrderState({ order }: { readonly order: PlacedOrder }) {
  return (
    <>
      <StatusHero order={order} />
      <AccountNotice order={order} />
      {isCalledOff(order.status) && <OtherWays order={order} />}
      <StatusSteps order={order} />
      <OrderFacts order={order} />
    </>
  );
}

function OrderWays({ id, canWithdraw }: { readonly id: string; readonly canWithdraw: boolean }) {
  return (
    <p className="order-ways">
      <Link className="button button-line" to={receiptPath(id)}>
        <Icon name="receipt" />
        {ORDER.receipt}
      </Link>
      <OrderAgain id={id} />
      {canWithdraw && (
        <Link className="link-button" to={`${staticPath(WITHDRAWAL_PAGE)}#${id}`}>
          {ORDER.withdraw}
        </Link>
      )}
    </p>
  );
}

function StatusPicture() {
  const pictures = headerPictures(useShop().shop);
  if (!pictures) return null;
  return (
    <picture>
      <source media={WIDE_SCREEN} srcSet={pictures.wide} />
      <img className="status-picture" src={pictures.narrow} alt="" width="756" height="384" />
    </picture>
  );
}
