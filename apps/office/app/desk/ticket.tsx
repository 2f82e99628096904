import type { DeskOrder } from '@tischlein/contract/office';
import { type OrderAction, actionsFor } from '@tischlein/domain/orders';
import { mayActOnOrder } from '@tischlein/domain/staff';
import { actionLabel, articles, DESK, deskStatus, timeLeft } from '@tischlein/wording/office';
import { formatDestination } from '@tischlein/wording/tickets';
import { useOffice } from '../frame/office-context.ts';
import { formatTime } from '../values/clock.ts';
import { Icon } from '../ui/icon.tsx';
import { countArticles, countMinutesLeft, isPlanned } from './desk.ts';
import { MarkedNote } from './marked-note.tsx';
import { OrderLines } from './order-lines.tsx';
import { pickIcon } from './pick-icon.ts';
import { findAge, formatWait } from './waiting.ts';

interface TicketProps {
  readonly order: DeskOrder;
  readonly now: number;
  readonly isChosen: boolean;
  readonly isUnseen: boolean;
  readonly onChoose: () => void;
  readonly onAct: (action: OrderAction) => void;
}

/** An order in its column: number, due time, destination, what to cook and the next action. */
export function Ticket({ order, now, isChosen, isUnseen, onChoose, onAct }: TicketProps) {
  const left = countMinutesLeft(order, now);
  const isLate = order.status !== 'placed' && left !== null && left < 0;
  const { role } = useOffice().session;
  const action = order.status === 'placed' ? null : findNextAction(order);
  const next = action && mayActOnOrder(role, action) ? action : null;
  return (
    <article
      className="ticket"
      data-new={isUnseen || undefined}
      data-age={findAge(order, now) ?? undefined}
      data-late={isLate || undefined}
      data-status={order.status}
    >
      <button type="button" className="ticket-open" aria-current={isChosen} onClick={onChoose}>
        <span className="ticket-number">{order.number}</span>
        <span className="ticket-due">{order.dueLabel}</span>
        {order.isTest && <span className="ticket-test">{DESK.test}</span>}
        <span className="ticket-where">
          <Icon name={pickIcon(order)} />
          <span>{formatDestination(order)}</span>
        </span>
        <span className="ticket-what">{describeTicket(order)}</span>
        <span className="ticket-left">
          {order.status === 'placed' || left === null
            ? formatWait(order, now)
            : isPlanned(order, now)
              ? DESK.startAt(formatTime(Date.parse(order.startAt ?? '')))
              : timeLeft(left)}
        </span>
      </button>
      {isToCook(order) && (
        <div className="ticket-cook">
          {order.messageCook && (
            <p>
              <MarkedNote note={order.messageCook} />
            </p>
          )}
          <OrderLines order={order} />
        </div>
      )}
      {next && (
        <button type="button" className="button button-line" onClick={() => onAct(next)}>
          {actionLabel(next, order.deliveryType)}
          <span className="visually-hidden"> {order.number}</span>
        </button>
      )}
    </article>
  );
}

const isToCook = ({ status }: DeskOrder): boolean => status === 'placed' || status === 'accepted';

function describeTicket(order: DeskOrder): string {
  if (order.withdrawals.length > 0) return DESK.withdrawal;
  if (order.status === 'underway') return deskStatus('underway', order.deliveryType);
  const count = articles(countArticles(order));
  return order.tableChanges.length > 0 ? `${count}, ${DESK.changed}` : count;
}

/** The next forward step; refusing and cancelling do not count. */
function findNextAction(order: DeskOrder): OrderAction | null {
  const forward = actionsFor(order.status, order.deliveryType === 'delivery').filter(
    (action) => action !== 'refuse' && action !== 'cancel',
  );
  return forward[0] ?? null;
}
