import type { DeskOrder, OrderActionRequest } from '@tischlein/contract/office';
import { type OrderAction, actionsFor } from '@tischlein/domain/orders';
import { mayActOnOrder } from '@tischlein/domain/staff';
import { actionLabel, articles, DESK, deskStatus, timeLeft } from '@tischlein/wording/office';
import { formatDestination } from '@tischlein/wording/tickets';
import { memo, useState } from 'react';
import { useOffice } from '../frame/office-context.ts';
import { formatTime } from '../values/clock.ts';
import { Icon } from '../ui/icon.tsx';
import { CardAnswer } from './card-answer.tsx';
import { countArticles, countMinutesLeft, isPlanned, isToStart } from './desk.ts';
import { MarkedNote } from './marked-note.tsx';
import { OrderLines } from './order-lines.tsx';
import { pickIcon } from './pick-icon.ts';
import type { LiveDesk } from './use-desk.ts';
import { findAge, formatWait } from './waiting.ts';

interface TicketProps {
  readonly order: DeskOrder;
  readonly now: number;
  /** null: all orders of the desk are of one shop. */
  readonly shopName: string | null;
  readonly isChosen: boolean;
  readonly isUnseen: boolean;
  readonly onChoose: (order: DeskOrder) => void;
  readonly onRefuse: (order: DeskOrder) => void;
  readonly run: LiveDesk['run'];
}

function WholeTicket({ order, now, shopName, isChosen, isUnseen, onChoose, onRefuse, run }: TicketProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (action: OrderAction, details?: OrderActionRequest): Promise<void> =>
    setProblem(await run(order, action, details));
  return (
    <article
      id={`order-${order.id}`}
      className="ticket"
      data-new={isUnseen || undefined}
      data-age={findAge(order, now) ?? undefined}
      data-late={isLate(order, now) || undefined}
      data-start={isToStart(order, now) || undefined}
      data-status={order.status}
    >
      <button type="button" className="ticket-open" aria-current={isChosen} onClick={() => onChoose(order)}>
        {shopName !== null && <span className="ticket-shop">{shopName}</span>}
        <span className="ticket-number">{order.number}</span>
        <span className="ticket-due">{order.dueLabel}</span>
        {order.isTest && <span className="ticket-test">{DESK.test}</span>}
        <span className="ticket-where">
          <Icon name={pickIcon(order)} />
          <span>{formatDestination(order)}</span>
        </span>
        <span className="ticket-what">{describeTicket(order)}</span>
        <span className="ticket-left">{describeTime(order, now)}</span>
      </button>
      <Cooking order={order} />
      {problem && (
        <p className="ticket-problem" role="alert">
          {problem}
        </p>
      )}
      <Actions order={order} now={now} onRefuse={() => onRefuse(order)} onAct={(...step) => void act(...step)} />
    </article>
  );
}

/**
 * An order in its column: number, due time, destination, what to cook and the next action. Drawn again only when it looks
 * different: of forty orders an event changes one (`npm run bench -- desk`).
 */
export const Ticket = memo(WholeTicket, looksSame);

/** Handlers are left out: those of an earlier drawing do the same as long as the order is the same. */
function looksSame(before: TicketProps, after: TicketProps): boolean {
  const { order } = after;
  const view = ({ now }: TicketProps): string =>
    [
      describeTime(order, now),
      findAge(order, now),
      isLate(order, now),
      isToStart(order, now),
      findMinute(order, now),
    ].join();
  return (
    before.order === order &&
    before.shopName === after.shopName &&
    before.isChosen === after.isChosen &&
    before.isUnseen === after.isUnseen &&
    view(before) === view(after)
  );
}

/** The minute from which a new order is promised; the others do not show it. */
const findMinute = ({ status }: DeskOrder, now: number): number => (status === 'placed' ? now - (now % 60_000) : 0);

function Cooking({ order }: Pick<TicketProps, 'order'>) {
  if (order.status !== 'placed' && order.status !== 'accepted') return null;
  return (
    <div className="ticket-cook">
      {order.messageCook && (
        <p>
          <MarkedNote note={order.messageCook} />
        </p>
      )}
      <OrderLines order={order} />
    </div>
  );
}

interface ActionsProps extends Pick<TicketProps, 'order' | 'now'> {
  readonly onRefuse: () => void;
  readonly onAct: (action: OrderAction, details?: OrderActionRequest) => void;
}

/** The answer to a new order, or the next step of another. */
function Actions({ order, now, onRefuse, onAct }: ActionsProps) {
  const { role } = useOffice().session;
  const next = findNextAction(order);
  if (!next || !mayActOnOrder(role, next)) return null;
  if (next === 'accept')
    return (
      <CardAnswer
        order={order}
        now={findMinute(order, now)}
        onAccept={(details) => onAct('accept', details)}
        onRefuse={onRefuse}
      />
    );
  return (
    <button type="button" className="button button-line" onClick={() => onAct(next)}>
      {actionLabel(next, order.deliveryType)}
      <span className="visually-hidden"> {order.number}</span>
    </button>
  );
}

const isLate = (order: DeskOrder, now: number): boolean =>
  order.status !== 'placed' && (countMinutesLeft(order, now) ?? 0) < 0;

function describeTime(order: DeskOrder, now: number): string {
  const left = countMinutesLeft(order, now);
  if (order.status === 'placed' || left === null) return formatWait(order, now);
  if (isPlanned(order, now)) return DESK.startAt(formatTime(Date.parse(order.startAt ?? '')));
  return isToStart(order, now) ? DESK.startNow : timeLeft(left);
}

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
