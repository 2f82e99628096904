import type { DeskOrder } from '@tischlein/contract/office';
import { groupByPerson } from '@tischlein/domain/orders';
import { euro } from '@tischlein/wording';
import { ageNotice, DESK, paymentLine } from '@tischlein/wording/office';
import { Lines, OrderLines } from './order-lines.tsx';
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
      <Labels order={order} />
    </section>
  );
}

/** One label for each person of a group, to stick on their bag (S3 G16). */
function Labels({ order }: { readonly order: DeskOrder }) {
  const { group, lines } = order.quote;
  if (!group) return null;
  const people = groupByPerson(lines);
  return people.map(({ memberName, lines: own }, place) => (
    <div key={memberName} className="printed-label">
      <p className="printed-head">
        <strong>{memberName}</strong>
        <span>{DESK.bag(place + 1, people.length)}</span>
      </p>
      <p>
        {group.name} · {order.number}
      </p>
      <ul className="ticket-lines">
        <Lines lines={own} />
      </ul>
    </div>
  ));
}
