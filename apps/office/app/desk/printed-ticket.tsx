import type { DeskOrder } from '@tischlein/contract/office';
import { euro } from '@tischlein/wording';
import { ageNotice, paymentLine } from '@tischlein/wording/office';
import { OrderLines } from './order-lines.tsx';
import { formatAddress, formatDestination } from './ticket-words.ts';

/** The ticket on 80 mm paper: first what the cook needs, below it what the driver needs. Hidden on screen. */
export function PrintedTicket({ order, shop }: { readonly order: DeskOrder; readonly shop: string }) {
  const total = order.quote.steps.TOTAL;
  return (
    <section className="printed-ticket" aria-hidden="true">
      <p className="printed-head">
        <strong>{order.number}</strong>
        <strong>{order.dueLabel}</strong>
      </p>
      <p>{formatDestination(order)}</p>
      {order.messageCook && <p className="printed-note">{order.messageCook}</p>}
      <OrderLines order={order} />
      <hr />
      {order.deliveryType === 'delivery' && <p>{formatAddress(order)}</p>}
      <p>
        {order.contact.name} {order.contact.phone}
      </p>
      {order.messageDriver && <p className="printed-note">{order.messageDriver}</p>}
      {order.ageCheck !== null && <p className="printed-note">{ageNotice(order.ageCheck)}</p>}
      <p className="printed-head">
        <strong>{euro(total)}</strong>
        <span>{paymentLine(order.paymentMethod, order.paymentStatus, total)}</span>
      </p>
      <p>{shop}</p>
    </section>
  );
}
