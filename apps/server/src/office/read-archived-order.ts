import type { ArchivedOrder } from '@tischlein/contract/office';
import { orderId, toCents } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { readOrderEvents } from '../orders/order-events.store.ts';
import { readOrder } from '../orders/orders.store.ts';
import { readOrderPayment } from '../payments/order-payment.ts';
import { documentColumn, readOrderReceipts } from '../receipts/receipts.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readDeskOrder } from './desk-orders.ts';
import { listOrderMails } from './mail-log.ts';

interface OrderToRead {
  readonly id: string;
  readonly seesPayment: boolean;
}

/** Returns everything about an order, or null if the shop has none with this id. */
export async function readArchivedOrder(
  deps: Deps,
  shop: LoadedShop,
  { id, seesPayment }: OrderToRead,
): Promise<ArchivedOrder | null> {
  const { read } = deps.database;
  const order = await readOrder(read, shop.id, orderId(id));
  if (!order) return null;
  const events = await readOrderEvents(read, shop.id, order.order_id);
  const receipts = await readOrderReceipts(read, shop.id, order.order_id);
  return {
    order: await readDeskOrder(deps, order),
    isReleased: order.released_at !== null,
    isBillPart: order.purpose === 'billPart',
    tip: toCents(order.tip),
    payment: seesPayment ? await readOrderPayment(deps, shop, id) : null,
    events: events.map(({ at, action, done_by: by }) => ({ at, action, by })),
    documents: receipts
      // Those of the first versions are written when they are first read.
      .filter(({ document }) => document !== '')
      .map(({ document }) => documentColumn.read(document))
      .map(({ kind, number, issuedAt, gross }) => ({ kind, number, issuedAt, gross })),
    mails: await listOrderMails(deps, shop, order.order_id),
  };
}
