import type { OrderToShare } from '@tischlein/domain/integrations';
import { packagingText } from '@tischlein/wording';
import type { StoredOrder } from '../orders/orders.store.ts';

/** An order as other systems get it. */
export function toSharedOrder(order: StoredOrder): OrderToShare {
  const { quote } = order;
  return {
    id: order.order_id,
    number: order.number,
    status: order.status,
    deliveryType: order.delivery_type,
    placedAt: order.placed_at,
    serveAt: order.serve_at,
    promisedAt: order.promised_at,
    lines: quote.lines,
    freeItems: quote.freeItems,
    adjustments: quote.adjustments,
    deliveryFee: quote.steps.L,
    tip: order.tip,
    total: quote.steps.TOTAL,
    isPaid: ['authorised', 'captured', 'partlyRefunded'].includes(order.payment_status),
    paymentMethod: order.payment_method,
    guest: toSharedGuest(order),
  };
}

// Other systems have no field for the packaging, so that the kitchen reads it in the note.
function toSharedGuest({ contact, quote }: Pick<StoredOrder, 'contact' | 'quote'>): OrderToShare['guest'] {
  const { name, phone, email, street, streetNumber, zip, city, messageDriver } = contact;
  const messageCook = [packagingText(quote.packaging), contact.messageCook].filter(Boolean).join(' · ');
  return { name, phone, email, address: `${street} ${streetNumber}`.trim(), zip, city, messageCook, messageDriver };
}
