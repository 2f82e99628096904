import type { Receipt } from '@tischlein/contract/shop';
import { toCents } from '@tischlein/domain';
import { longDate, timeOfDay } from '@tischlein/wording';
import { receiptContent } from '@tischlein/wording/receipt';
import { toWallTime } from '../clock.ts';
import type { OrderEventRow } from '../db/tables.ts';
import type { RefundRow } from '../db/payment-tables.ts';
import type { Deps } from '../deps.ts';
import { findOrder } from '../orders/find-order.ts';
import { readOrderEvents } from '../orders/order-events.store.ts';
import { type StoredOrder } from '../orders/orders.store.ts';
import { calculateRefundVat } from '../payments/refund-vat.ts';
import { readRefunds } from '../payments/refunds.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toSeller } from '../orders/to-seller.ts';

interface ReceiptLookup {
  readonly id: string;
  /** null: no session. */
  readonly session: string | null;
}

/**
 * Returns the receipt, with its buyer only for the session that ordered (S3 K8), or null if the order is unknown
 * or unpaid.
 */
export async function readReceipt(
  deps: Deps,
  shop: LoadedShop,
  { id, session }: ReceiptLookup,
): Promise<Receipt | null> {
  const match = await findOrder(deps, shop, { id, session });
  if (!match || match.order.released_at === null) return null;
  const { order, isOwn } = match;
  const { read } = deps.database;
  const events = await readOrderEvents(read, shop.id, order.order_id);
  const refunds = await readRefunds(read, shop.id, order.order_id);
  return receiptContent({
    number: order.number,
    status: order.status,
    deliveryType: order.delivery_type,
    placedAt: formatDateTime(order.placed_at),
    servedOn: formatDate(findServedAt(order, events)),
    paymentMethod: order.payment_method,
    paymentStatus: order.payment_status,
    seller: order.seller ?? toSeller(shop.config),
    buyer: isOwn ? order.contact : null,
    quote: order.quote,
    refunds: toReceiptRefunds(refunds),
  });
}

// The best known time of the hand-over.
const findServedAt = ({ promised_at, serve_at, placed_at }: StoredOrder, events: readonly OrderEventRow[]): string =>
  events.find(({ action }) => action === 'handOver')?.at ?? promised_at ?? serve_at ?? placed_at;

function toReceiptRefunds(refunds: readonly RefundRow[]) {
  const vat = calculateRefundVat(refunds);
  return refunds.flatMap(({ refund_id, state, finished_at, amount }) =>
    state === 'done' && finished_at !== null
      ? [{ on: formatDate(finished_at), amount: toCents(amount), vat: vat.get(refund_id) ?? [] }]
      : [],
  );
}

const formatDate = (instant: string): string => longDate(toWallTime(instant).date);

function formatDateTime(instant: string): string {
  const { date, minute } = toWallTime(instant);
  return `${longDate(date)}, ${timeOfDay(minute)}`;
}
