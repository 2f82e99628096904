import type { DeskOrder } from '@tischlein/contract/office';
import { ageNotice, atTime, DESK, roundNotice, tableChangeKind, tableNotice } from '@tischlein/wording/office';
import { timeInShop } from '@tischlein/shop-time';
import { OrderLines } from './order-lines.tsx';

interface TableTicketProps {
  readonly order: DeskOrder;
  readonly table: number;
}

/** The kitchen's ticket of a round: the table is the largest, then the round (S3 W10). */
export function TableTicket({ order, table }: TableTicketProps) {
  const author = describeAuthor(order);
  return (
    <>
      <Head order={order} table={table} at={order.placedAt} />
      <OrderLines order={order} />
      {order.messageCook && <p className="printed-note">{order.messageCook}</p>}
      {order.ageCheck !== null && <p className="printed-note">{ageNotice(order.ageCheck)}</p>}
      {author && <p className="printed-foot">{author}</p>}
    </>
  );
}

/** What was cancelled or moved since, so that nothing is cooked for nothing, or twice. */
export function ChangesTicket({ order, table }: TableTicketProps) {
  const { tableChanges } = order;
  const kinds = [...new Set(tableChanges.map(tableChangeKind))];
  const last = tableChanges.at(-1);
  return (
    <>
      <Head order={order} table={table} at={last?.at ?? order.placedAt} />
      {kinds.map((kind) => {
        const changes = tableChanges.filter((change) => tableChangeKind(change) === kind);
        return (
          <div key={kind}>
            <p className="printed-note printed-kind">{kind}</p>
            {changes.map((change, index) => (
              <p key={index} className="printed-change" data-kind={change.kind}>
                {change.item}
              </p>
            ))}
          </div>
        );
      })}
      <p className="printed-foot">{[DESK.bookedBy, last?.by, DESK.doNotCookAgain].filter(Boolean).join(' · ')}</p>
    </>
  );
}

function Head({ order, table, at }: TableTicketProps & { readonly at: string }) {
  const facts = [roundNotice(order.round), atTime(timeInShop(at)), DESK.number(order.number)];
  return (
    <div className="printed-table">
      <strong>{tableNotice(table)}</strong>
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </div>
  );
}

/** 'Service · Mia', 'Gast · Ada'; empty: without a name. */
function describeAuthor({ waiter, contact }: DeskOrder): string {
  if (waiter) return `${DESK.bookedBy} · ${waiter}`;
  return contact.name && `${DESK.guest} · ${contact.name}`;
}
