import type { PartPaymentRequest } from '@tischlein/contract/shop';
import { add, billPartId, type Cents, fail, NO_CENTS, ok, type OrderId, type Result, toCents } from '@tischlein/domain';
import { allowedPaymentMethods, missedLeastAmount } from '@tischlein/domain/checkout';
import { isOnlineMethod, NO_TABLE_SERVICE, type PaymentMethod } from '@tischlein/domain/shop';
import { changeBill, partAmount, type WhatToPay } from '@tischlein/domain/table';
import { rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { hashSession } from '../identity.ts';
import { claimKey, findOrderByKey, insertOrder, type NewOrder, readOrder } from '../orders/orders.store.ts';
import { NO_CONTACT } from '../orders/order-columns.ts';
import { newOrderId } from '../orders/order-ids.store.ts';
import { createRequestKey, type RequestKey } from '../orders/request-key.ts';
import { toSeller } from '../orders/to-seller.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { type TableProblem, toTableResult } from './bill-problems.ts';
import { lockOpenBill, saveBill } from './bills.store.ts';
import { findLastWaiter } from './bill-entries.store.ts';
import { toPartQuote } from './part-quote.ts';
import { lockTables } from './tables.store.ts';

export interface PartRequest {
  readonly table: number;
  readonly session: string;
  /** Idempotency-Key; null: none was sent. */
  readonly clientKey: string | null;
  readonly body: Omit<PartPaymentRequest, 'tip' | 'name' | 'email'> & {
    readonly what: WhatToPay;
    readonly tip: Cents;
    readonly name: string;
    readonly email: string;
  };
}

interface PartPayment {
  readonly orderId: OrderId;
  readonly amount: Cents;
  readonly tip: Cents;
  readonly paymentGatewayId: PaymentMethod;
}

export type PayPartOutcome =
  | { readonly code: 'reserved'; readonly payment: PartPayment }
  | { readonly code: 'refused'; readonly problem: TableProblem }
  | { readonly code: 'methodNotAllowed' };

/**
 * Reserves a part of the bill and creates the order that pays it, once per key. Preparing, settling, expiring and refunding are
 * those of every order (docs/decisions/029).
 */
export async function payPart(deps: Deps, shop: LoadedShop, request: PartRequest): Promise<PayPartOutcome> {
  const { body, clientKey, session } = request;
  const now = deps.clock.now();
  const key = createRequestKey([request.table, body], clientKey, { guest: session, now });
  const earlier = await findOrderByKey(deps.database.read, shop.id, { key: key.key, now });
  if (earlier) return replay(deps, shop, { ...earlier, key });
  if (!isOffered(shop, body.paymentMethod)) return { code: 'methodNotAllowed' };
  const reserved = await reserve(deps, shop, { ...request, key, now });
  if (!reserved) return replayConcurrent(deps, shop, { key, now });
  if (!reserved.ok) return { code: 'refused', problem: reserved.problem };
  deps.events.tablesChanged(shop.id);
  return { code: 'reserved', payment: reserved.value };
}

const isOffered = ({ config, payments }: LoadedShop, method: PaymentMethod): boolean =>
  isOnlineMethod(method) &&
  payments.routes.has(method) &&
  allowedPaymentMethods({ ...config, paymentMethods: payments.offered }, 'dineIn').includes(method);

interface Reservation extends PartRequest {
  readonly key: RequestKey;
  readonly now: string;
}

/** null: a concurrent request with the same key won. */
function reserve(
  deps: Deps,
  shop: LoadedShop,
  reservation: Reservation,
): Promise<Result<PartPayment, TableProblem> | null> {
  const { table, body, key, now } = reservation;
  const id = newOrderId(now, deps.database);
  return deps.database.write<Result<PartPayment, TableProblem> | null>(async (writer) => {
    const named = { shop_id: shop.id, order_id: id, placed_at: now };
    if (!(await claimKey(writer, named, key))) return null;
    await lockTables(writer, shop.id, [table]);
    const stored = await lockOpenBill(writer, shop.id, table);
    if (!stored) return refuse('nothingDue');
    const { what, tip } = body;
    const paid = changeBill(stored.bill, { type: 'pay', id: billPartId(id), channel: 'online', what, tip });
    if (!paid.ok) return rollback(toTableResult(paid));
    const after = paid.value;
    const part = after.parts.at(-1);
    if (!part) throw new Error('a payment without a part');
    const amount = partAmount(part);
    if (amount !== body.expectedAmount) return refuse('billChanged');
    if (missedLeastAmount(shop.payments.leastAmounts, body.paymentMethod, add(amount, tip)) !== null)
      return refuse('amountTooSmall');
    const waiter = await findLastWaiter(writer, shop.id, stored.bill.id);
    const order = createPartOrder(shop, { ...reservation, id, amount, waiter, quote: toPartQuote(after, part) });
    const number = await insertOrder(writer, order);
    const author = { kind: 'guest', name: body.name } as const;
    await saveBill(writer, stored, { after, action: 'pay', author, detail: { part: id, amount }, now });
    for (const { placed } of deps.orderFollowers) await placed?.(writer, shop, { ...order, number });
    await deps.pauseAt('beforeCommit');
    return ok({ orderId: id, amount, tip, paymentGatewayId: body.paymentMethod });
  });
}

const refuse = (problem: TableProblem) => rollback(fail(problem));

interface PartOrder extends Reservation {
  readonly id: OrderId;
  readonly amount: Cents;
  readonly waiter: string;
  readonly quote: NewOrder['quote'];
}

function createPartOrder(
  shop: LoadedShop,
  { id, amount, waiter, quote, table, session, body, now }: PartOrder,
): NewOrder {
  const { tipRecipient } = shop.config.tableService ?? NO_TABLE_SERVICE;
  return {
    ...NO_GOODS,
    shop_id: shop.id,
    order_id: id,
    payment_method: body.paymentMethod,
    placed_at: now,
    session_hash: hashSession(session),
    table_number: table,
    list_total: amount,
    discounted_total: amount,
    subtotal: amount,
    total: amount,
    contact: { ...NO_CONTACT, name: body.name.trim(), email: body.email.trim() },
    quote,
    seller: toSeller(shop),
    waiter,
    tip: body.tip,
    tip_recipient: body.tip > 0 ? tipRecipient : null,
  };
}

const NO_GOODS = {
  status: 'placed',
  payment_status: 'new',
  delivery_type: 'dineIn',
  serve_at: null,
  serve_day: null,
  slot_at: null,
  make_minutes: 0,
  promised_at: null,
  refusal_reason: null,
  age_check: null,
  coupon_code: null,
  cart_discount: NO_CENTS,
  coupon_value: NO_CENTS,
  deposits: NO_CENTS,
  delivery_fee: NO_CENTS,
  accept_advertising: 0,
  told_of_objection: 0,
  advertising_version: null,
  accepted_terms: null,
  released_at: null,
  given_up_at: null,
  account_shop_id: null,
  account_id: null,
  group_order_id: null,
  group_version: null,
  purpose: 'billPart',
  round: null,
  pays_later: 0,
  waits_for_waiter: 0,
  taken_by: '',
  accept_minutes: null,
  due_in_person: 0,
} as const;

async function replayConcurrent(
  deps: Deps,
  shop: LoadedShop,
  { key, now }: Pick<Reservation, 'key' | 'now'>,
): Promise<PayPartOutcome> {
  const earlier = await findOrderByKey(deps.database.read, shop.id, { key: key.key, now });
  if (!earlier) throw new Error('a taken key leads to no order');
  return replay(deps, shop, { ...earlier, key });
}

interface Earlier {
  readonly orderId: OrderId;
  readonly requestHash: string;
  readonly key: RequestKey;
}

async function replay(
  deps: Deps,
  shop: LoadedShop,
  { orderId: id, requestHash, key }: Earlier,
): Promise<PayPartOutcome> {
  const order = requestHash === key.requestHash ? await readOrder(deps.database.read, shop.id, id) : null;
  if (!order?.payment_method) return { code: 'refused', problem: 'idempotencyKeyReused' };
  const { total, tip, payment_method: paymentGatewayId } = order;
  return { code: 'reserved', payment: { orderId: id, amount: toCents(total), tip: toCents(tip), paymentGatewayId } };
}
