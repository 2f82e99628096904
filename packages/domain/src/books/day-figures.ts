import { type Cents, NO_CENTS, sum } from '../money.ts';
import { addFigures, addItems } from './add-figures.ts';
import type { DayFacts, DocumentFact, Item, OrderFact } from './facts.ts';
import type { CountedAmount, DocumentSum, Figures, Totals } from './figures.ts';

/** An order is on time if it is handed over at most this many minutes after the promised time. */
export const PUNCTUAL_MINUTES = 5;

/** A day as the books have it: its takings are those of its documents, to the cent; everything else is counted from its orders. */
export const calculateDay = ({ orders, documents }: DayFacts): Figures =>
  addFigures([...documents.map(toDocumentFigures), ...orders.map(toOrderFigures)]);

/**
 * A day as its figures show it: orders that wait for an answer, or were declined, are neither orders nor takings. The
 * money that moved for it counts.
 */
export const calculateAcceptedDay = ({ orders, documents }: DayFacts): Figures =>
  addFigures([
    ...documents.map((fact) => (fact.answer === 'accepted' ? toDocumentFigures(fact) : toMovedMoney(fact))),
    ...orders.map((order) => (order.answer === 'waiting' ? toWaiting(order) : toOrderFigures(order))),
  ]);

/** What documents of orders without an answer add to the takings of the books, and how many orders these are. */
export function sumWaiting(documents: readonly DocumentFact[]): CountedAmount {
  const waiting = documents.filter(({ answer, vat }) => answer === 'waiting' && vat.length > 0);
  return {
    count: new Set(waiting.map(({ order }) => order)).size,
    amount: sum(waiting.flatMap(({ vat }) => vat.map(({ gross }) => gross))),
  };
}

const { totals: NO_TOTALS, lists: NO_LISTS } = addFigures([]);

function toDocumentFigures(fact: DocumentFact): Figures {
  const { kind, deliveryType, method, hour, vat, gross, tip, tipRecipient, waiter } = fact;
  const takings = vat.map((part) => ({ deliveryType, method, ...part }));
  const totals: Totals = {
    ...NO_TOTALS,
    takings,
    documents: { ...NO_TOTALS.documents, [toSum(kind)]: { count: 1, amount: gross } },
    money: listMoney(fact),
    tips:
      tip === 0 || tipRecipient === null
        ? []
        : [{ recipient: tipRecipient, method, waiter, received: positive(tip), refunded: negative(tip) }],
    deposits: fact.deposits,
    deliveryFees: fact.deliveryFee,
    discounts: fact.discounts,
    hours: vat.length === 0 ? [] : [{ hour, orders: 0, takings: sum(vat.map((part) => part.gross)) }],
  };
  return { totals, lists: NO_LISTS };
}

const toMovedMoney = (fact: DocumentFact): Figures => ({
  totals: { ...NO_TOTALS, money: listMoney(fact) },
  lists: NO_LISTS,
});

const toWaiting = ({ total }: OrderFact): Figures => ({
  totals: { ...NO_TOTALS, waiting: { count: 1, amount: total } },
  lists: NO_LISTS,
});

/** A correction changes what was invoiced. */
const toSum = (kind: DocumentFact['kind']): DocumentSum => (kind === 'correction' ? 'invoice' : kind);

function listMoney({ kind, method, gross }: DocumentFact): Totals['money'] {
  if (kind !== 'payment' && kind !== 'refund') return [];
  return [{ method, received: positive(gross), refunded: negative(gross) }];
}

const positive = (amount: Cents): Cents => (amount > 0 ? amount : NO_CENTS);
const negative = (amount: Cents): Cents => (amount < 0 ? amount : NO_CENTS);

function toOrderFigures(order: OrderFact): Figures {
  const { deliveryType, hour, total, guest } = order;
  if (order.calledOff !== null) return toCalledOff(order, order.calledOff);
  const totals: Totals = {
    ...NO_TOTALS,
    orders: [{ deliveryType, count: 1, amount: total }],
    hours: [{ hour, orders: 1, takings: NO_CENTS }],
    promises: countPromise(order),
    newGuests: guest === 'new' ? 1 : 0,
    returningOrders: guest === 'returning' ? 1 : 0,
  };
  const { postcode, origin, dishes, offers, coupons } = order;
  const origins: readonly Item[] = [{ key: origin, name: origin, count: 1, amount: total }];
  const postcodes: readonly Item[] =
    postcode === '' ? [] : [{ key: postcode, name: postcode, count: 1, amount: total }];
  return {
    totals,
    lists: { ...NO_LISTS, origins, dishes: addItems(dishes), offers: addItems(offers), coupons, postcodes },
  };
}

function toCalledOff({ reason, total }: OrderFact, how: 'refused' | 'cancelled'): Figures {
  const totals = { ...NO_TOTALS, [how]: 1 };
  return { totals, lists: { ...NO_LISTS, reasons: [{ key: reason, name: reason, count: 1, amount: total }] } };
}

function countPromise({ promisedMinutes, actualMinutes, lateMinutes }: OrderFact): Totals['promises'] {
  return {
    promised: promisedMinutes === null ? 0 : 1,
    promisedMinutes: promisedMinutes ?? 0,
    handedOver: actualMinutes === null ? 0 : 1,
    actualMinutes: actualMinutes ?? 0,
    measured: lateMinutes === null ? 0 : 1,
    kept: lateMinutes !== null && lateMinutes <= PUNCTUAL_MINUTES ? 1 : 0,
    lateMinutes: lateMinutes ?? 0,
  };
}

/** The share of kept promises in hundredths of a percent; null: none was measured. */
export const calculatePunctuality = ({ promises: { measured, kept } }: Pick<Totals, 'promises'>): number | null =>
  measured === 0 ? null : Math.round((kept * 10_000) / measured);
