import { type Cents, NO_CENTS, type OrderId, type ShopDay, subtract, sum, toCents } from '@tischlein/domain';
import {
  calculateAcceptedDay,
  type DayFacts,
  type DocumentFact,
  type Figures,
  type Item,
  type OrderFact,
} from '@tischlein/domain/books';
import { findAnswer, findOrigin, isCalledOff } from '@tischlein/domain/orders';
import { toDayRange, toMilliseconds, toWallTime, type UtcRange } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { contactColumn } from '../orders/order-columns.ts';
import { readOrder } from '../orders/orders.store.ts';
import { toSeller } from '../orders/to-seller.ts';
import { readRefunds } from '../payments/refunds.store.ts';
import { readReceipts } from '../receipts/issue-receipts.ts';
import { findReturnedTip } from '../receipts/returned-tip.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { tillVatColumn } from '../tables/till-parts.store.ts';
import {
  type IssuedDocument,
  readGifts,
  readHandOvers,
  readIssuedDocuments,
  readReductions,
  readReturningOrders,
  readReleasedOrders,
  readSoldLines,
  readTillParts,
  type ReleasedOrder,
  shortDocumentColumn,
} from './facts.store.ts';

export interface DaySource {
  readonly database: Database;
  readonly shop: LoadedShop;
  readonly now: string;
}

/** Calculates the figures of a day from its orders and documents; unanswered orders do not count. */
export const calculateFigures = async (source: DaySource, day: ShopDay): Promise<Figures> =>
  calculateAcceptedDay(await readFacts(source, toDayRange(day)));

export const readFacts = async (source: DaySource, range: UtcRange): Promise<DayFacts> => ({
  orders: await readOrderFacts(source, range),
  documents: await readDocumentFacts(source, range),
});

async function readOrderFacts({ database: { read }, shop }: DaySource, range: UtcRange): Promise<readonly OrderFact[]> {
  const orders = await readReleasedOrders(read, shop.id, range);
  if (orders.length === 0) return [];
  const lines = groupByOrder(await readSoldLines(read, shop.id, range));
  const reductions = groupByOrder(await readReductions(read, shop.id, range));
  const gifts = groupByOrder(await readGifts(read, shop.id, range));
  const handOvers = await readHandOvers(read, shop.id, range);
  const returning = await readReturningOrders(read, shop.id, range);
  return orders.map((order) => {
    const { order_id: id } = order;
    const dishes = (lines.get(id) ?? []).map(({ item_id: key, name, amount: count, price: amount }) =>
      toItem({ key, name, count, amount }),
    );
    const taken = (reductions.get(id) ?? []).filter(({ source }) => source !== 'coupon');
    const offers = [
      ...taken.map(({ source, offer_id, label, amount }) =>
        toItem({ key: offer_id ?? source, name: label, count: 1, amount: -amount }),
      ),
      ...(gifts.get(id) ?? []).map(({ offer_id, amount }) => toItem({ key: offer_id, name: '', count: 1, amount })),
    ];
    const guest = order.guest_hash === null ? 'unknown' : returning.has(id) ? 'returning' : 'new';
    return { ...toOrderFact(order, handOvers.get(id) ?? null), guest, dishes, offers: countOnce(offers) };
  });
}

const groupByOrder = <Row extends { readonly order_id: OrderId }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ order_id }) => order_id);

type Counted = Omit<Item, 'amount'> & { readonly amount: number };

const toItem = ({ amount, ...item }: Counted): Item => ({ ...item, amount: toCents(amount) });

/** An offer that reduces several lines of an order counts once for it. */
const countOnce = (items: readonly Item[]): readonly Item[] =>
  [...Map.groupBy(items, ({ key }) => key)].map(([key, own]) => ({
    key,
    name: own.find(({ name }) => name !== '')?.name ?? '',
    count: 1,
    amount: sum(own.map(({ amount }) => amount)),
  }));

function toOrderFact(
  order: ReleasedOrder,
  handedOverAt: string | null,
): Omit<OrderFact, 'guest' | 'dishes' | 'offers'> {
  const { status, delivery_type: deliveryType, released_at, placed_at, serve_at, promised_at: promised } = order;
  const released = released_at ?? placed_at;
  const isTimed = serve_at === null && deliveryType !== 'dineIn';
  return {
    deliveryType,
    origin: findOrigin({ takenBy: order.taken_by, table: order.table_number }),
    hour: hourAt(released),
    answer: toAnswer(order),
    calledOff: isCalledOff(status) ? (status === 'refused' ? 'refused' : 'cancelled') : null,
    reason: order.refusal_reason ?? '',
    total: toCents(order.total),
    deliveryFee: toCents(order.delivery_fee),
    postcode: deliveryType === 'delivery' ? contactColumn.read(order.contact).zip : '',
    promisedMinutes: isTimed && promised !== null ? minutesBetween(released, promised) : null,
    actualMinutes: isTimed && handedOverAt !== null ? minutesBetween(released, handedOverAt) : null,
    lateMinutes:
      deliveryType !== 'dineIn' && promised !== null && handedOverAt !== null
        ? minutesBetween(promised, handedOverAt)
        : null,
    coupons:
      order.coupon_code === null
        ? []
        : [toItem({ key: order.coupon_code, name: order.coupon_code, count: 1, amount: order.coupon_value })],
  };
}

const toAnswer = ({ status, was_accepted, waiter }: Pick<ReleasedOrder, 'status' | 'was_accepted' | 'waiter'>) =>
  findAnswer({ status, wasAccepted: was_accepted === 1, waiter });

const hourAt = (instant: string): number => Math.floor(toWallTime(instant).minute / 60);

/** Whole minutes, rounded; negative if `to` is earlier. */
const minutesBetween = (from: string, to: string): number =>
  Math.round((toMilliseconds(to) - toMilliseconds(from)) / 60_000);

/** The documents of a time, and the parts of bills for the till. */
export async function readDocumentFacts(source: DaySource, range: UtcRange): Promise<readonly DocumentFact[]> {
  const { database, shop } = source;
  const rows = await readWrittenDocuments(source, range);
  const documents: DocumentFact[] = [];
  for (const row of rows) documents.push(await toDocumentFact(source, row));
  const parts = await readTillParts(database.read, shop.id, range);
  return [
    ...documents,
    ...parts.map(({ at, waiter, ...part }): DocumentFact => {
      const vat = tillVatColumn.read(part.vat);
      const gross = sum(vat.map((each) => each.gross));
      return {
        ...NO_PRICE,
        ...NO_TIP,
        kind: 'till',
        order: null,
        number: null,
        deliveryType: 'dineIn',
        method: 'till',
        hour: hourAt(at),
        answer: 'accepted',
        vat,
        gross,
        waiter,
      };
    }),
  ];
}

const NO_PRICE = { deposits: NO_CENTS, deliveryFee: NO_CENTS, discounts: NO_CENTS } as const;
const NO_TIP = { tip: NO_CENTS, tipRecipient: null } as const;

/** The documents of a time; the content of those from before documents is written first. */
async function readWrittenDocuments(
  { database, shop, now }: DaySource,
  range: UtcRange,
): Promise<readonly IssuedDocument[]> {
  const rows = await readIssuedDocuments(database.read, shop.id, range);
  const unwritten = rows.filter(({ document }) => document === '');
  if (unwritten.length === 0) return rows;
  const seller = toSeller(shop);
  for (const { order_id: orderId } of unwritten)
    await database.write((writer) => readReceipts(writer, { shopId: shop.id, orderId, now, seller }));
  return readIssuedDocuments(database.read, shop.id, range);
}

async function toDocumentFact(source: DaySource, row: IssuedDocument): Promise<DocumentFact> {
  const { kind, number, gross, vat, content } = shortDocumentColumn.read(row.document);
  // A document from before, of an order that was called off.
  const isVoid = content.void !== '';
  return {
    kind,
    order: row.order_id,
    number,
    deliveryType: row.delivery_type,
    method: row.payment_method ?? 'none',
    hour: hourAt(row.issued_at),
    // A part of a bill pays for what was eaten.
    answer: row.purpose === 'goods' ? toAnswer(row) : 'accepted',
    vat: isVoid ? [] : vat,
    gross: isVoid ? NO_CENTS : gross,
    ...(isVoid ? NO_PRICE : toPrice(kind, row)),
    tip: row.tip === 0 || isVoid ? NO_CENTS : await findTip(source, kind, row),
    tipRecipient: row.tip_recipient,
    waiter: row.waiter,
  };
}

function toPrice(kind: DocumentFact['kind'], row: IssuedDocument) {
  const sign = { invoice: 1, correction: 0, cancellation: -1, refund: 0, payment: 0, till: 0 }[kind];
  const { deposits, delivery_fee, list_total, subtotal, cart_discount, coupon_value } = row;
  return {
    deposits: toCents(sign * deposits),
    deliveryFee: toCents(sign * delivery_fee),
    discounts: toCents(sign * (list_total - subtotal + cart_discount + coupon_value)),
  };
}

async function findTip(
  { database: { read }, shop }: DaySource,
  kind: DocumentFact['kind'],
  row: IssuedDocument,
): Promise<Cents> {
  if (kind === 'invoice') return toCents(row.tip);
  if (kind !== 'refund') return NO_CENTS;
  const order = await readOrder(read, shop.id, row.order_id);
  const done = (await readRefunds(read, shop.id, row.order_id)).filter(({ state }) => state === 'done');
  const refund = done.find(({ refund_id }) => refund_id === row.cause);
  return order && refund ? subtract(NO_CENTS, findReturnedTip(order, done, refund).amount) : NO_CENTS;
}
