import type { DeskOrder } from '@tischlein/contract/office';
import { type OrderAction, actionsFor } from '@tischlein/domain/orders';
import { actionLabel, articles, DESK, DESK_STATUS, timeLeft, waitingSince } from '@tischlein/wording/office';
import { Icon } from '../ui/icon.tsx';
import { countArticles, countMinutesLeft, countMinutesSince } from './desk.ts';
import { pickIcon, formatDestination } from './ticket-words.ts';

interface TicketProps {
  readonly order: DeskOrder;
  readonly now: number;
  readonly isChosen: boolean;
  readonly isUnseen: boolean;
  readonly onChoose: () => void;
  readonly onAct: (action: OrderAction) => void;
}

/** An order in its column: number, due time, destination and the next action. */
export function Ticket({ order, now, isChosen, isUnseen, onChoose, onAct }: TicketProps) {
  const left = countMinutesLeft(order, now);
  const isLate = order.status !== 'placed' && left !== null && left < 0;
  const next = order.status === 'placed' ? null : findNextAction(order);
  return (
    <article
      className="ticket"
      data-new={isUnseen || undefined}
      data-late={isLate || undefined}
      data-status={order.status}
    >
      <button type="button" className="ticket-open" aria-current={isChosen} onClick={onChoose}>
        <span className="ticket-number">{order.number}</span>
        <span className="ticket-due">{order.dueLabel}</span>
        <span className="ticket-where">
          <Icon name={pickIcon(order)} />
          <span>{formatDestination(order)}</span>
        </span>
        <span className="ticket-what">{describeTicket(order)}</span>
        <span className="ticket-left">
          {order.status === 'placed' || left === null
            ? waitingSince(countMinutesSince(order.placedAt, now))
            : timeLeft(left)}
        </span>
      </button>
      {next && (
        <button type="button" className="button button-line" onClick={() => onAct(next)}>
          {actionLabel(next, order.deliveryType)}
          <span className="visually-hidden"> {order.number}</span>
        </button>
      )}
    </article>
  );
}

function describeTicket(order: DeskOrder): string {
  if (order.withdrawals.length > 0) return DESK.withdrawal;
  return order.status === 'underway' ? DESK_STATUS.underway : articles(countArticles(order));
}

/** The next forward step; refusing and cancelling do not count. */
function findNextAction(order: DeskOrder): OrderAction | null {
  const forward = actionsFor(order.status, order.deliveryType === 'delivery').filter(
    (action) => action !== 'refuse' && action !== 'cancel',
  );
  return forward[0] ?? null;
}
