import type { DeskOrder } from '@tischlein/contract/office';
import { groupByPerson } from '@tischlein/domain/orders';
import { euro, packagingText } from '@tischlein/wording';
import {
  ageNotice,
  DESK,
  formatAddress,
  formatDestination,
  paymentLine,
  PRINTING,
  TOURS,
} from '@tischlein/wording/office';
import { isOnTour } from './on-tour.ts';
import { Lines, OrderLines } from './order-lines.tsx';
import { ChangesTicket, TableTicket } from './table-ticket.tsx';

/** The whole order, or only what has become of a table's round since. */
export type TicketKind = 'order' | 'changes';

interface PrintedTicketProps {
  readonly kind: TicketKind;
  readonly order: DeskOrder;
  readonly shop: string;
}

/** The ticket on 80 mm paper. Hidden on screen. */
export function PrintedTicket({ kind, order, shop }: PrintedTicketProps) {
  const { table } = order;
  return (
    <section className="printed-ticket" aria-hidden="true">
      {table === null ? (
        <OrderTicket order={order} shop={shop} />
      ) : kind === 'changes' && order.tableChanges.length > 0 ? (
        <ChangesTicket order={order} table={table} />
      ) : (
        <TableTicket order={order} table={table} />
      )}
    </section>
  );
}

/** First what the cook needs, below it what the driver needs. */
function OrderTicket({ order, shop }: Omit<PrintedTicketProps, 'kind'>) {
  const total = order.quote.steps.TOTAL;
  return (
    <>
      <p className="printed-head">
        <strong>{order.number}</strong>
        <strong>{order.dueLabel}</strong>
      </p>
      {order.isTest && <p className="printed-note">{DESK.test}</p>}
      <p>{formatDestination(order)}</p>
      {order.quote.packaging && <p className="printed-note">{packagingText(order.quote.packaging)}</p>}
      {order.messageCook && <p className="printed-note">{order.messageCook}</p>}
      <OrderLines order={order} />
      <hr />
      {order.tour && isOnTour(order) && <p>{TOURS.printed(order.tour.number, order.tour.position)}</p>}
      {order.deliveryType === 'delivery' && <p>{formatAddress(order)}</p>}
      <p>
        {order.contact.name} {order.contact.phone}
      </p>
      {order.messageDriver && <p className="printed-note">{order.messageDriver}</p>}
      {order.ageCheck !== null && <p className="printed-note">{ageNotice(order.ageCheck)}</p>}
      <p className="printed-head">
        <strong>{euro(total)}</strong>
        <span>{paymentLine({ ...order, total })}</span>
      </p>
      <p>{shop}</p>
      {order.link && (
        <p>
          {PRINTING.telephoneTerms} <strong>{order.link}</strong>
        </p>
      )}
      <Labels order={order} />
    </>
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
