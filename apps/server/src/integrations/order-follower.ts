import { toWebhookEvent, type WebhookEvent } from '@tischlein/domain/integrations';
import { findOrigin, type OrderStatus } from '@tischlein/domain/orders';
import type { Writer } from '../db/database.ts';
import type { OrderFollower } from '../orders/order-follower.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { addDelivery } from './deliveries.store.ts';
import { eventsColumn, readWebhooks } from './webhooks.store.ts';

/** What other systems are told of: an order, or a part of a table's bill that is paid. Bill parts are no orders to cook. */
type Told = Pick<StoredOrder, 'shop_id' | 'order_id' | 'number' | 'purpose' | 'taken_by' | 'table_number'>;

interface Change {
  readonly event: WebhookEvent;
  readonly status: OrderStatus;
  readonly now: string;
  readonly more?: object;
}

/** Queues webhooks in the transactions of an order, so that events and orders always agree. */
export const webhookFollower: OrderFollower = {
  released: (writer, order, now) => tell(writer, order, { event: 'order.placed', status: order.status, now }),
  moved: (writer, order, { status, now }) => tell(writer, order, { event: toWebhookEvent(status), status, now }),
  changed: (writer, order, { now }) => tell(writer, order, { event: 'order.changed', status: order.status, now }),
  refunded: (writer, order, now) => tell(writer, order, { event: 'order.refunded', status: order.status, now }),
};

interface Unanswered {
  /** Whom to call or to send an SMS; the shop has named them for this. */
  readonly phones: readonly string[];
  readonly now: string;
}

/** Queues the event by which people are called about an unanswered order. */
export const tellUnanswered = (writer: Writer, order: StoredOrder, { phones, now }: Unanswered): Promise<void> =>
  tell(writer, order, { event: 'order.unanswered', status: order.status, now, more: { phones } });

async function tell(writer: Writer, order: Told, { event, status, now: at, more }: Change): Promise<void> {
  const { shop_id: shopId, order_id: id, number, purpose, taken_by: takenBy, table_number: table } = order;
  if (purpose !== 'goods') return;
  for (const { webhook_id: webhookId, state, events } of await readWebhooks(writer, shopId)) {
    if (state !== 'active' || !eventsColumn.read(events).includes(event)) continue;
    // Without personal data: the receiver fetches the order with its key.
    const data = { shop: shopId, order: { id, number, status, origin: findOrigin({ takenBy, table }) }, ...more };
    await addDelivery(writer, { shopId, webhookId }, { event, orderNumber: number, data, at });
  }
}
