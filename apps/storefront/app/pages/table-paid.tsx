import { NO_CENTS } from '@tischlein/domain';
import { NOT_CHARGED } from '@tischlein/domain/orders';
import { isPaid } from '@tischlein/domain/payments';
import { isOnlineMethod } from '@tischlein/domain/shop';
import {
  euro,
  firstName,
  isPaidInPerson,
  moneyBackText,
  nearDay,
  paymentMethodName,
  thanksText,
} from '@tischlein/wording';
import { ORDER, OUR_TABLE, TABLE_PAID } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { Skeleton } from '@tischlein/ui/skeleton';
import { useFromStore } from '@tischlein/ui/store';
import { type ReactNode, useState } from 'react';
import { dayInShop, timeInShop, todayInShop } from '@tischlein/shop-time';
import { Link } from '../browser/router.tsx';
import { useShop } from '../context/shop-context.ts';
import type { PlacedOrder } from '../features/order/use-live-order.ts';
import { PaidSums } from './paid-sums.tsx';
import { PayNow } from '../features/table-paid/pay-now.tsx';
import { ReceiptMail } from '../features/table-paid/receipt-mail.tsx';
import { EntertainmentDialog } from '../features/table-paid/entertainment-dialog.tsx';
import { OrderLines } from '../receipt/order-lines.tsx';
import { readMoneyFacts } from '../receipt/money-facts.tsx';
import { listQuotedLines } from '../receipt/quoted-lines.ts';
import { receiptPath } from '../shop/order-paths.ts';
import { PATHS } from '../shop/paths.ts';
import { findTable, useGuestTable } from '../table/guest-table.ts';
import { useSeat } from '../table/use-seat.ts';
import '../styles/table.css';

/** The page of a part of the bill that is paid: thanks, the amount, its items, and the amount that is still open. */
export function PaidPart({ order }: { readonly order: PlacedOrder }) {
  const { quote, contact, paymentMethod, placedAt, number } = order;
  const { total, refunded } = readMoneyFacts(order);
  return (
    <div className="table-paid-page">
      <div className="status-hero" role="status">
        <h1 className="status-words">{TABLE_PAID.thanks(firstName(contact?.name ?? ''))}</h1>
        <p className="status-time">{euro(total)}</p>
        {refunded > 0 && <p>{moneyBackText(order)}</p>}
        <p className="soft">
          {TABLE_PAID.facts(
            paymentMethodName(paymentMethod),
            `${nearDay(dayInShop(placedAt), todayInShop())}, ${timeInShop(placedAt)} Uhr`,
            number,
          )}
        </p>
      </div>
      <OrderLines lines={listQuotedLines(quote)} />
      <PaidSums order={order} />
      <p className="order-ways">
        <Link className="button button-line" to={receiptPath(order.id)}>
          <Icon name="receipt" />
          {TABLE_PAID.receipt}
        </Link>
      </p>
      {contact && isPaid(order.paymentStatus) && <ReceiptMail orderId={order.id} />}
      <TableWays order={order} />
    </div>
  );
}

/** The page of a part of the bill that was cancelled or declined at the provider, or not paid in time. */
export function UnpaidPart({ order }: { readonly order: PlacedOrder }) {
  const isUncharged = NOT_CHARGED.includes(order.paymentStatus);
  return (
    <div className="table-paid-page">
      <div className="status-hero" role="status">
        <h1 className="status-words">{TABLE_PAID.notPaid}</h1>
        <p>{isUncharged ? TABLE_PAID.notPaidHelp : moneyBackText(order)}</p>
        <p className="soft">{ORDER.number(order.number)}</p>
      </div>
      <Link className="button button-main button-wide" to={PATHS.tableBill}>
        {TABLE_PAID.backToBill}
      </Link>
      <Link className="button button-line button-wide" to={PATHS.table}>
        {OUR_TABLE.title}
      </Link>
    </div>
  );
}

interface RoundStateProps {
  readonly order: PlacedOrder;
  /** The state of a round that the kitchen knows. */
  readonly children: ReactNode;
}

/** A round at a table waits for the waiter before the kitchen sees it; until then, the guest may take it back. */
export function RoundState({ order, children }: RoundStateProps) {
  const { shop } = useShop();
  const { value, problem } = useGuestTable();
  const { status, paymentMethod, contact } = order;
  if (status !== 'placed' || paymentMethod === null || !isPaidInPerson(paymentMethod)) return children;
  if (value === undefined && problem === '') return <Skeleton />;
  const round = findTable(value)?.bill?.rounds.find(({ orderId }) => orderId === order.id);
  if (!round?.waitsForWaiter || round.status !== 'placed') return children;
  return (
    <>
      <div className="status-hero" role="status">
        <h1 className="status-words">
          {thanksText(contact?.name ?? '')} {OUR_TABLE.waiterComes}.
        </h1>
        <p>{OUR_TABLE.waiterComesHelp}</p>
        <p className="soft">{ORDER.number(order.number)}</p>
      </div>
      {shop.paymentMethods.some(isOnlineMethod) && <PayNow order={order} />}
    </>
  );
}

/** After an order or a payment at a table: the 'Bewirtungsbeleg', the open amount, and the way back. */
export function TableWays({ order }: { readonly order: PlacedOrder }) {
  const [isOpen, setOpen] = useState(false);
  const { guest } = useShop();
  const table = useFromStore(guest.options, (options) => options.table ?? 0);
  const hasReceipt = order.contact !== null && isPaid(order.paymentStatus);
  return (
    <div className="table-ways-after">
      {hasReceipt && (
        <button
          className="button button-line button-wide"
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="receipt" />
          {TABLE_PAID.entertainment}
        </button>
      )}
      {table > 0 && (
        <>
          <StillOpen />
          <Link className="button button-main button-wide" to={PATHS.start}>
            {TABLE_PAID.orderMore}
          </Link>
          <Link className="button button-line button-wide" to={PATHS.table}>
            {OUR_TABLE.title}
          </Link>
        </>
      )}
      {isOpen && <EntertainmentDialog orderId={order.id} onClosed={() => setOpen(false)} />}
    </div>
  );
}

function StillOpen() {
  const { value: state } = useGuestTable();
  // Here, too, the guest hears that the table was moved or cleared.
  useSeat(state);
  const table = findTable(state);
  const due = table?.bill?.due ?? NO_CENTS;
  if (!table || due === 0) return null;
  return <p className="soft">{TABLE_PAID.stillOpen(table.table, euro(due))}</p>;
}
