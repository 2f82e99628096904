import { randomBytes } from 'node:crypto';
import type { ShopId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { Quote } from '@tischlein/contract/shop';
import { planSlips } from '@tischlein/domain/printing';
import { listDroppedLines, toDroppedPart } from '@tischlein/documents/slip';
import type { Writer } from '../db/database.ts';
import { keepFirst } from '../db/insert-once.ts';
import type { Row } from '../db/tables.ts';
import type { OrderFollower } from '../orders/order-follower.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { readSavedDocuments, readSavedShop } from '../shops/saved-shop.ts';
import type { ShopDirectory } from '../shops/shop-directory.ts';
import {
  cancelJobsOfOrder,
  countAttempts,
  insertPrintJob,
  partsColumn,
  readHandedOutSlips,
} from './print-jobs.store.ts';
import { categoriesColumn, readPrinters, slipsColumn } from './printers.store.ts';

/**
 * Queues the slips of an order in the transaction that accepts it. The one that ends it cancels those that wait, and has those
 * that a printer got printed once more, as a slip that says so.
 */
export const createPrintFollower = (shops: ShopDirectory): OrderFollower => ({
  moved: async (writer, order, { status, now }) => {
    if (status === 'accepted' && order.purpose === 'goods')
      await queueSlips(writer, { order, findMenu: findMenuWith(shops, writer, order.shop_id), now });
  },
  tested: async (writer, order, { status, now }) => {
    if (status === 'accepted')
      await queueSlips(writer, { order, findMenu: findMenuWith(shops, writer, order.shop_id), now });
  },
  // The kitchen cooks by the first slip, so the new one says what has changed.
  changed: async (writer, order, { before, now }) => {
    if (order.status !== 'accepted' || order.purpose !== 'goods') return;
    await cancelJobsOfOrder(writer, { shopId: order.shop_id, orderId: order.order_id, now });
    await queueSlips(writer, { order, findMenu: findMenuWith(shops, writer, order.shop_id), now, before });
  },
  ended: async (writer, { shop_id: shopId, order_id: orderId }, { now }) => {
    await cancelJobsOfOrder(writer, { shopId, orderId, now });
    const printers = await readPrinters(writer, shopId);
    for (const job of await readHandedOutSlips(writer, shopId, orderId)) {
      const printer = printers.find(({ printer_id }) => printer_id === job.printer_id);
      if (printer) await queueAgain(writer, { printer, job, now });
    }
  },
});

/** From memory; otherwise through the transaction itself, which must not wait for another connection. */
const findMenuWith = (shops: ShopDirectory, writer: Writer, shopId: ShopId) => async (): Promise<Dishes | null> => {
  const shop = shops.peekShop(shopId);
  if (shop) return shop.menuDocument;
  const saved = await readSavedShop(writer, shopId);
  return saved && (readSavedDocuments(saved)?.menu ?? null);
};

type Dishes = Pick<MenuDocument, 'dishes'>;

interface SlipToRepeat {
  readonly printer: Row<'printers'>;
  readonly job: Pick<Row<'print_jobs'>, 'shop_id' | 'order_id' | 'slip' | 'parts'>;
  readonly now: string;
}

/** Queues a slip once more: as a new job, so that a late answer to an earlier one does not count for it. */
export async function queueAgain(writer: Writer, { printer, job, now }: SlipToRepeat): Promise<void> {
  const { shop_id, order_id, slip, parts } = job;
  const { printer_id } = printer;
  const attempts = order_id === null ? 0 : await countAttempts(writer, { shop_id, printer_id, order_id, slip });
  // Another device has just asked for the same slip.
  keepFirst(await insertPrintJob(writer, { ...createJob(printer, now), order_id, slip, parts, attempt: attempts + 1 }));
}

interface OrderToQueue {
  readonly order: StoredOrder;
  /** Only asked for if a printer is there; null: unknown. */
  readonly findMenu: () => Promise<Dishes | null>;
  readonly now: string;
  /** The version that a change has replaced. */
  readonly before?: Quote;
}

/** Queues the slips of an order; a slip that was queued before gets another attempt. Returns how many. */
export async function queueSlips(writer: Writer, { order, findMenu, now, before }: OrderToQueue): Promise<number> {
  const printers = (await readPrinters(writer, order.shop_id)).map(readTasks);
  if (printers.length === 0) return 0;
  const dishes = new Map<string, string>(((await findMenu())?.dishes ?? []).map(({ id, category }) => [id, category]));
  const parts = listParts(order.quote, before);
  const facts = { deliveryType: order.delivery_type, isGroup: (order.quote.group ?? null) !== null, parts };
  const planned = planSlips(printers, facts, (dish) => dishes.get(dish));
  for (const [place, { printer, slip, parts: chosen }] of planned.entries()) {
    const { shop_id, printer_id } = printer.row;
    const { order_id } = order;
    const slipOfOrder = { order_id, slip, parts: chosen && partsColumn.write([...chosen]) };
    const job = { ...createJob(printer.row, now, place), ...slipOfOrder };
    const draw = async (): Promise<number> =>
      1 + (await countAttempts(writer, { shop_id, printer_id, order_id, slip }));
    // Staff may repeat the slip at the same moment, as it was before a change: this one is another attempt.
    while ((await insertPrintJob(writer, { ...job, attempt: await draw() })) === 'exists');
  }
  return planned.length;
}

/** The lines and free items of an order, and the lines that a change has dropped: the stations that cook them are told. */
function listParts({ lines, freeItems }: Quote, before: Quote | undefined) {
  const toPart = ({ lineId, dish, menu }: Quote['lines'][number]) => ({
    id: lineId,
    dishIds: dish ? [dish.dishId] : (menu?.slots.map((slot) => slot.dish.dishId) ?? []),
  });
  const dropped = before ? listDroppedLines(before.lines, lines) : [];
  return [
    ...lines.map(toPart),
    ...dropped.map(toPart).map((part) => ({ ...part, id: toDroppedPart(part.id) })),
    ...freeItems.map(({ offerId, dishId }) => ({ id: offerId, dishIds: [dishId] })),
  ];
}

const readTasks = (row: Row<'printers'>) => ({
  row,
  slips: slipsColumn.read(row.slips),
  categories: categoriesColumn.read(row.categories),
});

/** A queued test slip. Its id fits Epson's 30 characters; slips of one order are printed by their place in it. */
export const createJob = ({ shop_id, printer_id }: Row<'printers'>, now: string, place = 0): Row<'print_jobs'> => ({
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
