import { randomBytes } from 'node:crypto';
import { planSlips } from '@tischlein/domain/printing';
import type { Writer } from '../db/database.ts';
import type { PrinterRow, PrintJobRow } from '../db/printing-tables.ts';
import type { OrderFollower } from '../orders/order-follower.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop, ShopDirectory } from '../shops/shop-directory.ts';
import { cancelJobsOfOrder, insertPrintJob, partsColumn } from './print-jobs.store.ts';
import { categoriesColumn, readPrinters, slipsColumn } from './printers.store.ts';

/** Queues the slips of an order in the transaction that accepts it, and cancels them in the one that ends it. */
export const createPrintFollower = (shops: ShopDirectory): OrderFollower => ({
  moved: async (writer, order, { status, now }) => {
    if (status === 'accepted' && order.purpose === 'goods')
      await queueSlips(writer, { order, shop: shops.shopByRef(order.shop_id), now });
  },
  ended: async (writer, { shop_id: shopId, order_id: orderId }, { now }) => {
    await cancelJobsOfOrder(writer, { shopId, orderId, now });
  },
});

interface OrderToQueue {
  readonly order: StoredOrder;
  readonly shop: LoadedShop | null;
  readonly now: string;
}

async function queueSlips(writer: Writer, { order, shop, now }: OrderToQueue): Promise<void> {
  const printers = (await readPrinters(writer, order.shop_id)).map(readTasks);
  if (printers.length === 0) return;
  const dishes = new Map<string, string>(
    [...(shop?.menu.dishes.values() ?? [])].map(({ id, categoryId }) => [id, categoryId]),
  );
  const { lines, freeItems } = order.quote;
  const parts = [
    ...lines.map(({ lineId, dish, menu }) => ({
      id: lineId,
      dishIds: dish ? [dish.dishId] : (menu?.slots.map((slot) => slot.dish.dishId) ?? []),
    })),
    ...freeItems.map(({ offerId, dishId }) => ({ id: offerId, dishIds: [dishId] })),
  ];
  const planned = planSlips(printers, { deliveryType: order.delivery_type, parts }, (dish) => dishes.get(dish));
  for (const [place, { printer, slip, parts: chosen }] of planned.entries())
    await insertPrintJob(writer, {
      ...createJob(printer.row, now, place),
      order_id: order.order_id,
      slip,
      parts: chosen && partsColumn.write([...chosen]),
    });
}

const readTasks = (row: PrinterRow) => ({
  row,
  slips: slipsColumn.read(row.slips),
  categories: categoriesColumn.read(row.categories),
});

/** A queued test slip. Its id fits Epson's 30 characters; slips of one order are printed by their place in it. */
export const createJob = ({ shop_id, printer_id }: PrinterRow, now: string, place = 0): PrintJobRow => ({
  shop_id,
  job_id: `${String(place).padStart(2, '0')}${randomBytes(12).toString('hex')}`,
  printer_id,
  order_id: null,
  slip: null,
  parts: null,
  attempt: 1,
  state: 'queued',
  lease_until: null,
  created_at: now,
  done_at: null,
});
