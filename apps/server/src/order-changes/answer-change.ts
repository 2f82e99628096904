import { type Cents, NO_CENTS, orderId, toCents } from '@tischlein/domain';
import { findChangeState, type OrderChangeAnswer } from '@tischlein/domain/orders';
import type { Writer } from '../db/database.ts';
import { rollback } from '../db/rollback.ts';
import type { Deps } from '../deps.ts';
import { hashSession } from '../identity.ts';
import { isTokenFor } from '../link-token.ts';
import { createShopSchedule, listKitchenPlaces } from '../opening/shop-schedule.ts';
import { releaseSlot } from '../opening/slots.store.ts';
import { toWallTime } from '../clock.ts';
import { addOrderEvent } from '../orders/order-events.store.ts';
import { decideChange, hasElectronicInvoice, readChanges, type StoredChange } from '../orders/order-changes.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { replaceVersion } from '../orders/replace-version.store.ts';
import { reserveSlot } from '../orders/reserve-slot.ts';
import { lockPayments } from '../payments/payments.store.ts';
import { insertRefund } from '../payments/refunds.store.ts';
import { createRefundRow } from '../payments/request-refund.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toChangeSubject } from './change-link.ts';
import { isRefunded, type MoneyOfOrder, readMoney, settleTotal } from './settle.ts';

interface ChangeToAnswer {
  readonly id: string;
  readonly change: string;
  readonly answer: OrderChangeAnswer;
  /** Of the mailed link; '': none. */
  readonly token: string;
  /** null: no session. */
  readonly session: string | null;
}

interface AnswerOutcome {
  readonly code: 'done' | 'orderUnknown' | 'changeOver';
}

/** Accepts or declines a change for its guest. The second answer is told that it is over. */
export async function answerChange(deps: Deps, shop: LoadedShop, asked: ChangeToAnswer): Promise<AnswerOutcome> {
  const now = deps.clock.now();
  const outcome = await deps.database.write(async (writer) => {
    const decided = await decide(deps, writer, { shop, asked, now });
    return decided.code === 'done' ? decided : rollback(decided);
  });
  if (outcome.code !== 'done') return outcome;
  if (createShopSchedule(deps, shop, now).kitchen) await deps.slots.refresh(shop.id);
  deps.paymentWork.wake();
  deps.outbox.wake();
  deps.events.ordersChanged(shop.id, orderId(asked.id));
  return { code: 'done' };
}

/** The order has moved on, or someone else has answered. */
const OVER = { code: 'changeOver' } as const;

interface AnswerContext {
  readonly shop: LoadedShop;
  readonly asked: ChangeToAnswer;
  readonly now: string;
}

async function decide(deps: Deps, writer: Writer, { shop, asked, now }: AnswerContext): Promise<AnswerOutcome> {
  // Before the order is read: refunds and late payments of the order wait.
  await lockPayments(writer, shop.id, orderId(asked.id));
  const order = await readOrder(writer, shop.id, orderId(asked.id));
  const changes = order ? await readChanges(writer, order) : [];
  const change = changes.find(({ change_id }) => change_id === asked.change);
  if (!order || !change || !mayAnswer(deps, { order, change, asked })) return { code: 'orderUnknown' };
  const state = findChangeState({ state: change.state, expiresAt: change.expires_at }, order.status, now);
  if (state !== 'open') return OVER;
  if (asked.answer === 'accept') return accept(deps, writer, { shop, order, change, changes, now });
  if (!(await decideChange(writer, change, { state: 'declined', now }))) return OVER;
  await addOrderEvent(writer, order, { action: 'decline', at: now });
  return { code: 'done' };
}

/** The browser that has ordered, or the holder of the link in the mail. */
function mayAnswer(
  { secretKey }: Deps,
  {
    order,
    change,
    asked,
  }: { readonly order: StoredOrder; readonly change: StoredChange; readonly asked: ChangeToAnswer },
): boolean {
  if (asked.session !== null && hashSession(asked.session) === order.session_hash) return true;
  return asked.token !== '' && isTokenFor(asked.token, toChangeSubject(change), secretKey);
}

interface AcceptedChange {
  readonly shop: LoadedShop;
  readonly order: StoredOrder;
  readonly change: StoredChange;
  readonly changes: readonly StoredChange[];
  readonly now: string;
}

async function accept(
  deps: Deps,
  writer: Writer,
  { shop, order, change, changes, now }: AcceptedChange,
): Promise<AnswerOutcome> {
  if (!(await decideChange(writer, change, { state: 'accepted', now, before: order.quote }))) return OVER;
  const money = await readMoney(writer, order);
  if (isRefunded(money, changes)) return OVER;
  const total = toCents(change.quote_after.steps.TOTAL);
  const { refund, due } = settleTotal(money, total);
  const after = toNewVersion(order, change, money.isOnline ? due : NO_CENTS);
  const isMoved = after.serve_at !== order.serve_at || after.make_minutes !== order.make_minutes;
  if (isMoved && !(await moveSlot(deps, writer, { shop, order, after, now }))) return OVER;
  if (!(await replaceVersion(writer, order, { ...after, gifts: change.gifts }))) return OVER;
  await addOrderEvent(writer, order, { action: 'change', at: now });
  if (refund > 0 && !(await requestDifference(writer, { order, change, money, refund, now }))) return OVER;
  for (const { changed } of deps.orderFollowers) await changed?.(writer, after, { before: order.quote, now });
  for (const { settled } of deps.orderFollowers) await settled?.(writer, order, now);
  // Behind the lock of the series that the receipt of the change has taken: an e-invoice would need a correction of its own.
  if (await hasElectronicInvoice(writer, order)) return OVER;
  return { code: 'done' };
}

interface Difference extends Pick<AcceptedChange, 'order' | 'change' | 'now'> {
  readonly money: MoneyOfOrder;
  readonly refund: Cents;
}

/** Gives money back that was paid online, under the id of the change. False: that was done before. */
async function requestDifference(writer: Writer, { order, change, money, refund, now }: Difference): Promise<boolean> {
  const { payment, refunds } = money;
  if (!payment) return true;
  const { change_id: id, reason } = change;
  const row = createRefundRow({ id, order, payment, refunds, amount: refund, lines: [], reason, now });
  // The correction of the receipt has changed the VAT.
  return (await insertRefund(writer, { ...row, vat: '[]' })) !== 'exists';
}

function toNewVersion(order: StoredOrder, change: StoredChange, dueInPerson: Cents): StoredOrder {
  const { serve_at, make_minutes, age_check, quote_after: quote } = change;
  const isMoved = serve_at !== order.serve_at;
  return {
    ...order,
    serve_at,
    make_minutes,
    age_check,
    quote,
    serve_day: serve_at === null ? null : toWallTime(serve_at).day,
    promised_at: isMoved && order.promised_at !== null ? serve_at : order.promised_at,
    due_in_person: dueInPerson,
  };
}

/** False: the kitchen has no slot left. */
async function moveSlot(
  deps: Deps,
  writer: Writer,
  { shop, order, after, now }: Omit<AcceptedChange, 'change' | 'changes'> & { readonly after: StoredOrder },
): Promise<boolean> {
  const schedule = createShopSchedule(deps, shop, now);
  const { kitchen } = schedule;
  if (!kitchen || order.slot_at === null) return true;
  await releaseSlot(writer, order);
  const { serve_at: serveAt, make_minutes: makeMinutes } = after;
  const places = listKitchenPlaces(schedule, order.delivery_type, { serveAt, makeMinutes });
  return reserveSlot(writer, after, { kitchen, places });
}
