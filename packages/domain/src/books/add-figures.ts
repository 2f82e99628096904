import { add, type Cents, NO_CENTS, sum } from '../money.ts';
import type { Item } from './facts.ts';
import {
  type CountedAmount,
  DOCUMENT_SUMS,
  type DocumentSum,
  type Figures,
  type ListName,
  type Lists,
  type PromiseFigures,
  type Totals,
} from './figures.ts';

/** Adds up the figures of days, or of branches. */
export const addFigures = (all: readonly Figures[]): Figures => ({
  totals: addTotals(all.map(({ totals }) => totals)),
  lists: addLists(all.map(({ lists }) => lists)),
});

export function addTotals(all: readonly Totals[]): Totals {
  return {
    takings: addGroups(
      all.flatMap(({ takings }) => takings),
      ({ deliveryType, method, rate }) => `${deliveryType} ${method} ${rate}`,
      (left, right) => ({ ...left, gross: add(left.gross, right.gross), vat: add(left.vat, right.vat) }),
    ),
    orders: addGroups(
      all.flatMap(({ orders }) => orders),
      ({ deliveryType }) => deliveryType,
      (left, right) => ({ ...left, ...addCounts(left, right) }),
    ),
    waiting: all.map(({ waiting }) => waiting).reduce(addCounts, NOTHING),
    refused: addNumbers(all.map(({ refused }) => refused)),
    cancelled: addNumbers(all.map(({ cancelled }) => cancelled)),
    documents: addDocuments(all.map(({ documents }) => documents)),
    money: addGroups(
      all.flatMap(({ money }) => money),
      ({ method }) => method,
      addMoves,
    ),
    tips: addGroups(
      all.flatMap(({ tips }) => tips),
      ({ recipient, method, waiter }) => `${recipient} ${method} ${waiter}`,
      addMoves,
    ),
    deposits: sum(all.map(({ deposits }) => deposits)),
    deliveryFees: sum(all.map(({ deliveryFees }) => deliveryFees)),
    discounts: sum(all.map(({ discounts }) => discounts)),
    hours: addHours(all.flatMap(({ hours }) => hours)),
    promises: all.map(({ promises }) => promises).reduce(addPromises, NO_PROMISES),
    newGuests: addNumbers(all.map(({ newGuests }) => newGuests)),
    returningOrders: addNumbers(all.map(({ returningOrders }) => returningOrders)),
  };
}

const addHours = (all: Totals['hours']): Totals['hours'] =>
  addGroups(
    all,
    ({ hour }) => String(hour),
    (left, right) => ({ ...left, orders: left.orders + right.orders, takings: add(left.takings, right.takings) }),
  ).toSorted((left, right) => left.hour - right.hour);

/** Adds up lists by key; the latest name stays. The largest amount comes first, of equal ones the larger count. */
export function addItems(items: readonly Item[]): readonly Item[] {
  const sums = addGroups(
    items,
    ({ key }) => key,
    (left, right) => ({ ...right, ...addCounts(left, right) }),
  );
  return sums.toSorted((left, right) => right.amount - left.amount || right.count - left.count);
}

function addLists(all: readonly Lists[]): Lists {
  const listItems = (name: ListName) => addItems(all.flatMap((lists) => lists[name]));
  return {
    origins: listItems('origins'),
    dishes: listItems('dishes'),
    offers: listItems('offers'),
    coupons: listItems('coupons'),
    postcodes: listItems('postcodes'),
    reasons: listItems('reasons'),
  };
}

function addDocuments(all: readonly Totals['documents'][]): Totals['documents'] {
  const add = (kind: DocumentSum): CountedAmount => all.map((documents) => documents[kind]).reduce(addCounts, NOTHING);
  const [invoice, cancellation, refund, payment, till] = DOCUMENT_SUMS.map(add);
  return {
    invoice: invoice ?? NOTHING,
    cancellation: cancellation ?? NOTHING,
    refund: refund ?? NOTHING,
    payment: payment ?? NOTHING,
    till: till ?? NOTHING,
  };
}

const NOTHING: CountedAmount = { count: 0, amount: NO_CENTS };

const addCounts = (left: CountedAmount, right: CountedAmount): CountedAmount => ({
  count: left.count + right.count,
  amount: add(left.amount, right.amount),
});

const addMoves = <Move extends { readonly received: Cents; readonly refunded: Cents }>(left: Move, right: Move) => ({
  ...left,
  received: add(left.received, right.received),
  refunded: add(left.refunded, right.refunded),
});

const NO_PROMISES: PromiseFigures = {
  promised: 0,
  promisedMinutes: 0,
  handedOver: 0,
  actualMinutes: 0,
  measured: 0,
  kept: 0,
  lateMinutes: 0,
};

const addPromises = (left: PromiseFigures, right: PromiseFigures): PromiseFigures => ({
  promised: left.promised + right.promised,
  promisedMinutes: left.promisedMinutes + right.promisedMinutes,
  handedOver: left.handedOver + right.handedOver,
  actualMinutes: left.actualMinutes + right.actualMinutes,
  measured: left.measured + right.measured,
  kept: left.kept + right.kept,
  lateMinutes: left.lateMinutes + right.lateMinutes,
});

/** Groups in the order of their first appearance. */
function addGroups<Entry>(
  entries: readonly Entry[],
  toKey: (entry: Entry) => string,
  addTwo: (left: Entry, right: Entry) => Entry,
): readonly Entry[] {
  const sums = new Map<string, Entry>();
  for (const entry of entries) {
    const key = toKey(entry);
    const known = sums.get(key);
    sums.set(key, known === undefined ? entry : addTwo(known, entry));
  }
  return [...sums.values()];
}

const addNumbers = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);
