import { inMilliseconds, memoByObject, minutes } from '@tischlein/domain';
import type { DeskEvent, DeskOrder, SharedDesk } from '@tischlein/contract/office';
import { type CountedDish, sumDishes } from '@tischlein/domain/orders';
import { businessDayInShop } from '@tischlein/shop-time';

/** The desk's state: each order once, and the last event applied of each shop. */
export interface Desk {
  readonly orders: ReadonlyMap<string, DeskOrder>;
  /** By shop. */
  readonly sequences: ReadonlyMap<string, number>;
  /** Server time minus local time in milliseconds. */
  readonly clockOffset: number;
}

const COLUMNS = ['new', 'cooking', 'ready'] as const;
type Column = (typeof COLUMNS)[number];

const COLUMN_OF: Readonly<Partial<Record<DeskOrder['status'], Column>>> = {
  placed: 'new',
  accepted: 'cooking',
  ready: 'ready',
  underway: 'ready',
};

export const createDesk = ({ shops, now }: SharedDesk, clientNow: number): Desk => ({
  orders: new Map(shops.flatMap(({ orders }) => orders).map((order) => [order.id, order])),
  sequences: new Map(shops.map(({ shop, sequence }) => [shop, sequence])),
  clockOffset: Date.parse(now) - clientNow,
});

/** Applies an event. Events already seen change nothing, so a reconnect is harmless. */
export function applyEvent(desk: Desk, { sequence, order }: DeskEvent): Desk {
  if (sequence <= (desk.sequences.get(order.shop) ?? 0)) return desk;
  return {
    ...desk,
    orders: new Map(desk.orders).set(order.id, order),
    sequences: new Map(desk.sequences).set(order.shop, sequence),
  };
}

/** The desk with the orders of one shop; null: of all. */
export const filterByShop = (desk: Desk, shop: string | null): Desk =>
  shop === null ? desk : { ...desk, orders: new Map([...desk.orders].filter(([, order]) => order.shop === shop)) };

/**
 * Applies the response to our own action before its event arrives. If the order has changed since the request, an event
 * was faster and is newer.
 */
export function replace(desk: Desk, asked: DeskOrder, answer: DeskOrder): Desk {
  if (desk.orders.get(asked.id) !== asked) return desk;
  return { ...desk, orders: new Map(desk.orders).set(answer.id, answer) };
}

/** Applies a response that is about several orders; those that have changed since the request stay. */
export function replaceAll(desk: Desk, asked: Desk, answer: readonly DeskOrder[]): Desk {
  const answered = answer.filter(({ id }) => desk.orders.get(id) === asked.orders.get(id));
  return { ...desk, orders: new Map([...desk.orders, ...answered.map((order) => [order.id, order] as const)]) };
}

/** Accepted orders whose kitchen time has not come yet, by the time to begin. They go to the kitchen by themselves. */
export const listLater = (desk: Desk, now: number): readonly DeskOrder[] =>
  [...desk.orders.values()]
    .filter((order) => isPlanned(order, now))
    .toSorted((left, right) => Date.parse(left.startAt ?? '') - Date.parse(right.startAt ?? ''));

export const isPlanned = ({ status, startAt }: DeskOrder, now: number): boolean =>
  status === 'accepted' && startAt !== null && Date.parse(startAt) > now;

/** Orders that are still open although their day is over; those without an answer are among the new ones. */
export const listEarlier = (desk: Desk, now: number): readonly DeskOrder[] =>
  [...desk.orders.values()]
    .filter((order) => isEarlier(order, now))
    .toSorted((left, right) => findDue(left) - findDue(right) || left.number - right.number);

/** The business day for which an order is due. */
const findDay = memoByObject((order: DeskOrder) => businessDayInShop(findDue(order)));

const findDue = ({ promisedAt, serveAt, placedAt }: DeskOrder): number => Date.parse(promisedAt ?? serveAt ?? placedAt);

const isEarlier = (order: DeskOrder, now: number): boolean =>
  order.status !== 'placed' &&
  !isDone(order) &&
  Number.isFinite(now) &&
  findDay(order) < businessDayAt(now - (now % MINUTE_MS));

const MINUTE_MS = inMilliseconds(minutes(1));
let today = { minute: NaN, day: '' };

/** Each order of the desk asks in each second. */
function businessDayAt(minute: number): string {
  if (today.minute !== minute) today = { minute, day: businessDayInShop(minute) };
  return today.day;
}

/** Whether an order is handed over, refused or cancelled. */
export const isDone = ({ status }: DeskOrder): boolean => COLUMN_OF[status] === undefined;

const START_SHOWN_MS = inMilliseconds(minutes(10));
const START_RINGS_MS = 12_000;

/** Whether the kitchen has to begin with a planned order now. */
export const isToStart = (order: DeskOrder, now: number): boolean => isWithin(order, now, START_SHOWN_MS);

/** Whether the time to begin has just come, so that the desk rings. */
export const isJustToStart = (order: DeskOrder, now: number): boolean => isWithin(order, now, START_RINGS_MS);

const isWithin = ({ status, startAt, serveAt }: DeskOrder, now: number, lastsMs: number): boolean => {
  if (status !== 'accepted' || serveAt === null || startAt === null) return false;
  const passed = now - Date.parse(startAt);
  return passed >= 0 && passed < lastsMs;
};

/** The orders of a column by due time, without planned ones; new ones for now come first, by arrival. */
export function listOrders(desk: Desk, column: Column, now: number = Infinity): readonly DeskOrder[] {
  const rank = (order: DeskOrder) => ({
    order,
    isLater: Number(column === 'new' && order.serveAt !== null),
    due: findDue(order),
  });
  return [...desk.orders.values()]
    .filter((order) => COLUMN_OF[order.status] === column && !isPlanned(order, now) && !isEarlier(order, now))
    .map(rank)
    .toSorted((a, b) => a.isLater - b.isLater || a.due - b.due || a.order.number - b.order.number)
    .map(({ order }) => order);
}

/** How often each dish has to be cooked for these orders, dishes of combos included. */
export const listTotals = (orders: readonly DeskOrder[]): readonly CountedDish[] =>
  sumDishes(
    orders.flatMap(({ quote: { lines, freeItems } }) => [
      ...lines.flatMap(({ name, amount, dish, menu }) =>
        menu ? menu.slots.map((slot) => ({ name: slot.dish.name, amount })) : [{ name: dish?.name ?? name, amount }],
      ),
      ...freeItems.map(({ name }) => ({ name, amount: 1 })),
    ]),
  );

/** Finished orders with an unhandled withdrawal, oldest first. */
export const withdrawnOrders = (desk: Desk): readonly DeskOrder[] =>
  [...desk.orders.values()]
    .filter((order) => isDone(order) && order.withdrawals.length > 0)
    .toSorted((left, right) => left.number - right.number);

/** Today's finished, refused and cancelled orders, newest first. */
export function doneOrders(desk: Desk): readonly DeskOrder[] {
  return [...desk.orders.values()]
    .filter((order) => isDone(order) && order.withdrawals.length === 0)
    .toSorted((left, right) => right.number - left.number);
}

/** Whole minutes until the order is due; negative: late. null: no time was promised. */
export function countMinutesLeft(order: DeskOrder, now: number): number | null {
  const due = order.promisedAt ?? order.serveAt;
  return due === null ? null : Math.round((Date.parse(due) - now) / 60_000);
}

/** How many dishes of each category have to be cooked, most first. */
export const listCategories = (orders: readonly DeskOrder[]): readonly CountedDish[] =>
  sumDishes(orders.flatMap(({ kitchen }) => kitchen.map(({ category: name, amount }) => ({ name, amount }))));
