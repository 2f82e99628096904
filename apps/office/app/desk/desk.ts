import type { DeskEvent, DeskOrder, DeskOrders } from '@tischlein/contract/office';

/** What the desk knows: every order once, and how far in the stream of events it is. */
export interface Desk {
  readonly orders: ReadonlyMap<string, DeskOrder>;
  readonly sequence: number;
  /** Milliseconds by which the server's clock is before this machine's. */
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

/** Takes an event in; one that was seen already changes nothing, so a reconnect shows no order twice. */
export function applyEvent(desk: Desk, event: DeskEvent): Desk {
  if (event.sequence <= desk.sequence) return desk;
  return { ...desk, orders: new Map(desk.orders).set(event.order.id, event.order), sequence: event.sequence };
}

/** Takes the answer to an own action in, before its event arrives. Where the order has changed since it was `asked` for, the events know it newer. */
export function replace(desk: Desk, asked: DeskOrder, answer: DeskOrder): Desk {
  if (desk.orders.get(asked.id) !== asked) return desk;
  return { ...desk, orders: new Map(desk.orders).set(answer.id, answer) };
}

/** The orders of a column: new ones as they came, the others by the time they are due. */
export function listOrders(desk: Desk, column: Column): readonly DeskOrder[] {
  const due = (order: DeskOrder): string =>
    column === 'new' ? order.placedAt : (order.promisedAt ?? order.serveAt ?? order.placedAt);
  return [...desk.orders.values()]
    .filter((order) => COLUMN_OF[order.status] === column)
    .toSorted((left, right) => Date.parse(due(left)) - Date.parse(due(right)) || left.number - right.number);
}

/** Orders that are done but for a withdrawal that nobody has seen to, the oldest first. */
export const withdrawnOrders = (desk: Desk): readonly DeskOrder[] =>
  [...desk.orders.values()]
    .filter((order) => COLUMN_OF[order.status] === undefined && order.withdrawals.length > 0)
    .toSorted((left, right) => left.number - right.number);

/** Done, refused and cancelled orders of today, the last one first. */
export function doneOrders(desk: Desk): readonly DeskOrder[] {
  return [...desk.orders.values()]
    .filter((order) => COLUMN_OF[order.status] === undefined && order.withdrawals.length === 0)
    .toSorted((left, right) => right.number - left.number);
}

/** Whole minutes from now until the order is due; negative when it is late. null: nothing was promised. */
export function countMinutesLeft(order: DeskOrder, now: number): number | null {
  const due = order.promisedAt ?? order.serveAt;
  return due === null ? null : Math.round((Date.parse(due) - now) / 60_000);
}

export const countMinutesSince = (instant: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));

export const countArticles = (order: DeskOrder): number =>
  order.quote.lines.reduce((count, line) => count + line.amount, order.quote.freeItems.length);
