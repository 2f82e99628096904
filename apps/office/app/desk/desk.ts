import type { DeskEvent, DeskOrder, DeskOrders } from '@tischlein/contract/office';

/** The desk's state: each order once, and the last event applied. */
export interface Desk {
  readonly orders: ReadonlyMap<string, DeskOrder>;
  readonly sequence: number;
  /** Server time minus local time in milliseconds. */
  readonly clockOffset: number;
}

export const COLUMNS = ['new', 'cooking', 'ready'] as const;
export type Column = (typeof COLUMNS)[number];

const COLUMN_OF: Readonly<Partial<Record<DeskOrder['status'], Column>>> = {
  placed: 'new',
  accepted: 'cooking',
  ready: 'ready',
  underway: 'ready',
};

export function createDesk({ orders, sequence, now }: DeskOrders, clientNow: number): Desk {
  return { orders: indexById(orders), sequence, clockOffset: Date.parse(now) - clientNow };
}

const indexById = (orders: readonly DeskOrder[]): Desk['orders'] => new Map(orders.map((order) => [order.id, order]));

/** Applies an event. Events already seen change nothing, so a reconnect is harmless. */
export function applyEvent(desk: Desk, event: DeskEvent): Desk {
  if (event.sequence <= desk.sequence) return desk;
  return { ...desk, orders: new Map(desk.orders).set(event.order.id, event.order), sequence: event.sequence };
}

/**
 * Applies the response to our own action before its event arrives. If the order has changed since the request, an event
 * was faster and is newer.
 */
export function replace(desk: Desk, asked: DeskOrder, answer: DeskOrder): Desk {
  if (desk.orders.get(asked.id) !== asked) return desk;
  return { ...desk, orders: new Map(desk.orders).set(answer.id, answer) };
}

/** The orders of a column: new ones by arrival, the others by due time. */
export function listOrders(desk: Desk, column: Column): readonly DeskOrder[] {
  const due = (order: DeskOrder): string =>
    column === 'new' ? order.placedAt : (order.promisedAt ?? order.serveAt ?? order.placedAt);
  return [...desk.orders.values()]
    .filter((order) => COLUMN_OF[order.status] === column)
    .toSorted((left, right) => Date.parse(due(left)) - Date.parse(due(right)) || left.number - right.number);
}

/** Finished orders with an unhandled withdrawal, oldest first. */
export const withdrawnOrders = (desk: Desk): readonly DeskOrder[] =>
  [...desk.orders.values()]
    .filter((order) => COLUMN_OF[order.status] === undefined && order.withdrawals.length > 0)
    .toSorted((left, right) => left.number - right.number);

/** Today's finished, refused and cancelled orders, newest first. */
export function doneOrders(desk: Desk): readonly DeskOrder[] {
  return [...desk.orders.values()]
    .filter((order) => COLUMN_OF[order.status] === undefined && order.withdrawals.length === 0)
    .toSorted((left, right) => right.number - left.number);
}

/** Whole minutes until the order is due; negative: late. null: no time was promised. */
export function countMinutesLeft(order: DeskOrder, now: number): number | null {
  const due = order.promisedAt ?? order.serveAt;
  return due === null ? null : Math.round((Date.parse(due) - now) / 60_000);
}

export const countMinutesSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));

export const countArticles = (order: DeskOrder): number =>
  order.quote.lines.reduce((count, line) => count + line.amount, order.quote.freeItems.length);
