import { isCalledOff } from '@tischlein/domain/orders';
import { OWN_DATA_PAGE, WITHDRAWAL_PAGE } from '@tischlein/domain/shop';
import { firstName, isPaidInPerson, thanksText } from '@tischlein/wording';
import { GROUP_PAGES, ORDER } from '@tischlein/wording/storefront';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from '../browser/router.tsx';
import { Bar } from '../features/frame/bar.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { type OrderedGroup, useOrderedGroup } from '../features/group/use-ordered-group.ts';
import { GroupWatch } from '../features/group/group-watch.tsx';
import { AccountNotice } from '../features/order/account-notice.tsx';
import { OrderFacts } from '../features/order/order-facts.tsx';
import { OrderReceipt } from '../features/order/order-receipt.tsx';
import { PushOffer } from '../features/order/push-offer.tsx';
import { PaymentHero } from '../features/order/payment-hero.tsx';
import { StatusHero } from '../features/order/status-hero.tsx';
import { StatusSteps } from '../features/order/status-steps.tsx';
import { OtherWays } from '../features/order/other-ways.tsx';
import { isShared, type PlacedOrder, useLiveOrder } from '../features/order/use-live-order.ts';
import { useOrderPayment, waitsForMoney } from '../features/order/use-order-payment.ts';
import { headerPictures, WIDE_SCREEN } from '../shop/media.ts';
import { feedbackPath, receiptPath } from '../shop/order-paths.ts';
import { PATHS, staticPath } from '../shop/paths.ts';
import { OrderAgain } from '../receipt/order-again.tsx';
import type { PageProps } from './page-props.ts';
import { useShop } from '../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { useHydrated } from '@tischlein/ui/use-hydrated';
import '../styles/order.css';
import { late } from '../browser/late.tsx';

const PaidPart = late(async () => (await import('./table-paid.tsx')).PaidPart);
const UnpaidPart = late(async () => (await import('./table-paid.tsx')).UnpaidPart);
const TableWays = late(async () => (await import('./table-paid.tsx')).TableWays);
const RoundState = late(async () => (await import('./table-paid.tsx')).RoundState);
const ProposedChange = late(async () => (await import('../features/order/proposed-change.tsx')).ProposedChange);
const OwedShares = late(async () => (await import('../features/group/money.ts')).OwedShares);
const MyShare = late(async () => (await import('../features/group/money.ts')).MyShare);

/** /checkout/success/{orderId}: confirmation and live status of an order */
export default function OrderPage({ id }: PageProps) {
  const { shop } = useShop();
  const live = useLiveOrder(id);
  const payment = useOrderPayment(live);
  const { order, isConnected } = live;
  const group = useOrderedGroup(order);
  const isToPay = order ? waitsForMoney(order) : false;
  // Stays after the answer, to confirm it.
  const [change, setChange] = useState<string | null>(null);
  const proposed = order?.changeId ?? change;
  if (proposed !== change) setChange(proposed);
  return (
    <>
      <Bar />
      <StatusPicture />
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
        {order?.isBillPart && !isToPay && (
          <Late>{isCalledOff(order.status) ? <UnpaidPart order={order} /> : <PaidPart order={order} />}</Late>
        )}
        {order && !(order.isBillPart && !isToPay) && (
          <>
            <div className="status-page" data-first={group && !group.isOwner ? 'aside' : undefined}>
              <div className="status-column">
                {change !== null && (
                  <Late>
                    <ProposedChange key={change} order={order} id={change} onAnswered={live.reload} />
                  </Late>
                )}
                {isToPay ? <PaymentHero order={order} payment={payment} /> : <State order={order} group={group} />}
              </div>
              <aside>
                {group && !isToPay && !isCalledOff(order.status) && <GroupMoney order={order} group={group} />}
                {!isShared(order) && <OrderReceipt order={order} isByPerson={group !== null} />}
                {!isShared(order) && !isToPay && (
                  <OrderWays id={order.id} canWithdraw={order.canWithdraw} isAtTable={order.table !== null} />
                )}
                {order.table !== null && !isToPay && (
                  <Late>
                    <TableWays order={order} />
                  </Late>
                )}
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
        {!shop.isArchived && !order?.isBillPart && (
          <Link className="link-button" to={PATHS.start}>
            {ORDER.backToMenu}
          </Link>
        )}
      </main>
      <SiteFoot />
      <GroupWatch place="order" />
    </>
  );
}

/** Parts whose code loads late: rendered by the browser only, because the server does not wait for code. */
function Late({ children }: { readonly children: ReactNode }) {
  return useHydrated() && <Suspense>{children}</Suspense>;
}

interface GroupedOrder {
  readonly order: PlacedOrder;
  /** null: ordered alone. */
  readonly group: OrderedGroup | null;
}

function State(props: GroupedOrder) {
  if (props.order.table === null) return <OrderState {...props} />;
  return (
    <Late>
      <RoundState order={props.order}>
        <OrderState {...props} />
      </RoundState>
    </Late>
  );
}

function OrderState({ order, group }: GroupedOrder) {
  return (
    <>
      <StatusHero order={order} thanks={describeThanks(order, group)} />
      <AccountNotice order={order} />
      {isCalledOff(order.status) && <OtherWays order={order} />}
      {order.status === 'handedOver' && order.contact && (
        <Link className="button button-main" to={feedbackPath(order.id)}>
          <Icon name="star" />
          {ORDER.rate}
        </Link>
      )}
      <StatusSteps order={order} />
      <PushOffer order={order} />
      <OrderFacts order={order} group={group} />
    </>
  );
}

function describeThanks({ contact }: PlacedOrder, group: OrderedGroup | null): string {
  const name = contact?.name ?? '';
  if (!group) return thanksText(name);
  return group.isOwner
    ? GROUP_PAGES.thanks(firstName(name), group.name)
    : GROUP_PAGES.memberThanks(group.label, group.ownerName);
}

/** Who owes the owner what, or what this member owes. */
function GroupMoney({ order, group }: { readonly order: PlacedOrder; readonly group: OrderedGroup }) {
  const isInPerson = order.paymentMethod !== null && isPaidInPerson(order.paymentMethod);
  return (
    <Late>
      {group.isOwner ? (
        <OwedShares orderId={order.id} group={group} isPaidInPerson={isInPerson} />
      ) : (
        <MyShare order={order} group={group} />
      )}
    </Late>
  );
}

interface OrderWaysProps {
  readonly id: string;
  readonly canWithdraw: boolean;
  readonly isAtTable: boolean;
}

function OrderWays({ id, canWithdraw, isAtTable }: OrderWaysProps) {
  return (
    <p className="order-ways">
      <Link className="button button-line" to={receiptPath(id)}>
        <Icon name="receipt" />
        {ORDER.receipt}
      </Link>
      {!isAtTable && <OrderAgain id={id} />}
      {canWithdraw && (
        <Link className="link-button" to={`${staticPath(WITHDRAWAL_PAGE)}#${id}`}>
          {ORDER.withdraw}
        </Link>
      )}
      <Link className="link-button" to={staticPath(OWN_DATA_PAGE)}>
        {ORDER.ownData}
      </Link>
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
