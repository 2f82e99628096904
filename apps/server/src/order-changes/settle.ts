import { type Cents, NO_CENTS, subtract, sum, toCents } from '@tischlein/domain';
import { type SettledChange, settleChange } from '@tischlein/domain/orders';
import { isOnlineMethod } from '@tischlein/domain/shop';
import type { Row } from '../db/tables.ts';
import type { Reader } from '../db/database.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { readPayments } from '../payments/payments.store.ts';
import { readRefunds } from '../payments/refunds.store.ts';
import type { StoredChange } from '../orders/order-changes.store.ts';

/** What was paid online and is still with the restaurant. */
export interface MoneyOfOrder {
  readonly isOnline: boolean;
  readonly payment: Row<'payments'> | null;
  readonly refunds: readonly Row<'refunds'>[];
  readonly paid: Cents;
}

export async function readMoney(
  reader: Reader,
  { shop_id, order_id, payment_method }: StoredOrder,
): Promise<MoneyOfOrder> {
  const payments = await readPayments(reader, shop_id, order_id);
  const refunds = await readRefunds(reader, shop_id, order_id);
  const captured = sum(payments.map((payment) => toCents(payment.captured)));
  const gone = sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => toCents(amount)));
  return {
    isOnline: payment_method !== null && isOnlineMethod(payment_method),
    payment: payments.find((payment) => payment.captured > 0) ?? null,
    refunds,
    paid: subtract(captured, gone),
  };
}

/** Money went back for another reason than a change: then the lines of a new version could be refunded twice. */
export const isRefunded = ({ refunds }: MoneyOfOrder, changes: readonly StoredChange[]): boolean =>
  refunds.some((refund) => refund.state !== 'failed' && !isRefundOfChange(refund, changes));

/** How a new total is settled; in person, the whole total is due as before. */
export const settleTotal = ({ isOnline, paid }: MoneyOfOrder, total: Cents): SettledChange =>
  isOnline ? settleChange(total, paid) : { refund: NO_CENTS, due: total };

/** The refund of a change has the change's id. */
const isRefundOfChange = (
  { refund_id }: Pick<Row<'refunds'>, 'refund_id'>,
  changes: readonly Pick<StoredChange, 'change_id'>[],
): boolean => changes.some(({ change_id }) => change_id === refund_id);
