import type { DeskOrder } from '@tischlein/contract/office';
import { DESK, deskStatus, formatDestination, pickupBy, timeLeft } from '@tischlein/wording/office';
import { memo, Suspense } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { Icon } from '../ui/icon.tsx';
import { loadSoon } from '../ui/load-late.tsx';
import { countMinutesLeft, isDone, isPlanned, isToStart } from './desk.ts';
import { isBroughtBack, isOnTour } from './on-tour.ts';
import { pickIcon } from './pick-icon.ts';
import type { LiveDesk } from './use-desk.ts';
import { findAge, formatDay, formatWait } from './waiting.ts';

interface TicketProps {
  readonly order: DeskOrder;
  readonly now: number;
  /** null: all orders of the desk are of one shop. */
  readonly shopName: string | null;
  readonly isChosen: boolean;
  readonly isUnseen: boolean;
  /** Cards say what to cook; rows, what has to leave. */
  readonly shape: 'card' | 'row';
  /** For which a new order is promised. */
  readonly minutes: number;
  readonly onMinutes: (order: DeskOrder, minutes: number) => void;
  readonly onChoose: (order: DeskOrder) => void;
  readonly onRefuse: (order: DeskOrder) => void;
  readonly run: LiveDesk['run'];
}

// While the orders are on their way: a card that grows afterwards moves all those below it.
const TicketBody = loadSoon(async () => (await import('./ticket-body.tsx')).TicketBody);

function WholeTicket({ order, now, shopName, isChosen, isUnseen, shape, onChoose, ...answer }: TicketProps) {
  const state = describeState(order);
  return (
    <article
      id={`order-${order.id}`}
      className="ticket"
      data-shape={shape}
      data-new={isUnseen || undefined}
      data-age={findAge(order, now) ?? undefined}
      data-late={isLate(order, now) || undefined}
      data-start={isToStart(order, now) || undefined}
      data-missed={isBroughtBack(order) || undefined}
      data-status={order.status}
    >
      <button type="button" className="ticket-open" aria-current={isChosen} onClick={() => onChoose(order)}>
        {shopName !== null && <span className="ticket-shop">{shopName}</span>}
        <span className="ticket-number">{order.number}</span>
        {shape === 'card' && <span className="ticket-due">{order.dueLabel}</span>}
        {order.isTest && <span className="ticket-test">{DESK.test}</span>}
        <span className="ticket-where">
          <Icon name={pickIcon(order)} />
          <span>
            {order.deliveryType === 'pickup' ? <PickedUpBy name={order.contact.name} /> : formatDestination(order)}
          </span>
        </span>
        <span className="ticket-left">{describeTime(order, now)}</span>
        {state && <span className="ticket-what">{state}</span>}
      </button>
      <Suspense>
        <TicketBody order={order} minute={findMinute(order, now)} {...answer} />
      </Suspense>
    </article>
  );
}

/** The icon says that it is picked up; the name has the narrow line to itself. */
const PickedUpBy = ({ name }: { readonly name: string }) => (
  <>
    <span className="visually-hidden">{pickupBy('')}</span>
    {name}
  </>
);

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
    before.minutes === after.minutes &&
    view(before) === view(after)
  );
}

/** The minute from which a new order is promised; the others do not show it. */
const findMinute = ({ status }: DeskOrder, now: number): number => (status === 'placed' ? now - (now % 60_000) : 0);

const isLate = (order: DeskOrder, now: number): boolean =>
  order.status !== 'placed' && (countMinutesLeft(order, now) ?? 0) < 0;

function describeTime(order: DeskOrder, now: number): string {
  const left = countMinutesLeft(order, now);
  if (order.status === 'placed' || left === null) return formatWait(order, now);
  if (isPlanned(order, now)) return DESK.startAt(describeStart(order, now));
  return isToStart(order, now) ? DESK.startNow : timeLeft(left);
}

/** '18:50', on another day 'Montag 18:50': when the kitchen begins. */
export function describeStart({ startAt }: DeskOrder, now: number): string {
  const start = Date.parse(startAt ?? '');
  return [formatDay(start, now), timeInShop(start)].filter(Boolean).join(' ');
}

/** What has become of it, unless that is plain from its lane. */
function describeState(order: DeskOrder): string {
  if (order.withdrawals.length > 0) return DESK.withdrawal;
  if (isBroughtBack(order)) return DESK.notMet;
  if (order.status === 'underway' || isDone(order)) return deskStatus(order.status, order.deliveryType);
  if (order.tour && isOnTour(order)) return DESK.onTour(order.tour.number, order.tour.driver);
  return order.tableChanges.length > 0 ? DESK.changed : '';
}
