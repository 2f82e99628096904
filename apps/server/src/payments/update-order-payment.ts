import { orderPaymentStatus } from '@tischlein/domain/payments';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { readOrder, setOrderPayment } from '../orders/orders.store.ts';
import { toPaymentFacts } from './payment-facts.ts';
import { readPayments } from './payments.store.ts';

/**
 * Updates the payment status of an order from all its attempts. Call it in the transaction that changed one of
 * them.
 */
export async function updateOrderPayment(
  writer: Writer,
  { shop_id, order_id }: Pick<Row<'payments'>, 'shop_id' | 'order_id'>,
): Promise<void> {
  const order = await readOrder(writer, shop_id, order_id);
  const attempts = await readPayments(writer, shop_id, order_id);
  const isReleased = order !== null && order.released_at !== null;
  const paymentStatus = orderPaymentStatus(attempts.map(toPaymentFacts), { isReleased });
  if (order && paymentStatus && paymentStatus !== order.payment_status)
    await setOrderPayment(writer, order, { paymentStatus });
}
