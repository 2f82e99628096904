import type { ShopId } from '@tischlein/domain';
import type { SlotUsage } from '@tischlein/domain/opening';
import type { SlotCapacity } from '@tischlein/domain/shop';
import { atEpochMinute, epochMinute } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';

/** Usage from an instant on, by start of the slot in minutes since 1970. */
export async function readSlotUsage(
  reader: Reader,
  shopId: ShopId,
  from: string,
): Promise<ReadonlyMap<number, SlotUsage>> {
  const rows = await reader
    .selectFrom('slot_loads')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('slot_at', '>=', from)
    .execute();
  return toUsage(rows);
}

/** The same for every shop that has some. */
export async function readAllSlotUsage(
  reader: Reader,
  from: string,
): Promise<ReadonlyMap<ShopId, ReadonlyMap<number, SlotUsage>>> {
  const rows = await reader.selectFrom('slot_loads').selectAll().where('slot_at', '>=', from).execute();
  const byShop = Map.groupBy(rows, ({ shop_id }) => shop_id);
  return new Map([...byShop].map(([id, own]) => [id, toUsage(own)]));
}

const toUsage = (rows: readonly Row<'slot_loads'>[]): ReadonlyMap<number, SlotUsage> =>
  new Map(rows.map((row) => [epochMinute(row.slot_at), { orders: row.orders, makeMinutes: row.make_minutes }]));

export interface SlotRequest {
  readonly slot: number;
  readonly makeMinutes: number;
  readonly capacity: SlotCapacity;
}

/** Reserves capacity in a slot; false if it is full. Concurrent reservations of one slot are serialized by its row. */
export async function reserveCapacity(
  writer: Writer,
  shopId: ShopId,
  { slot, makeMinutes, capacity }: SlotRequest,
): Promise<boolean> {
  const reserved = await writer
    .insertInto('slot_loads')
    .values({ shop_id: shopId, slot_at: atEpochMinute(slot), orders: 1, make_minutes: makeMinutes })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'slot_at'])
        .doUpdateSet((row) => ({
          orders: row('slot_loads.orders', '+', 1),
          make_minutes: row('slot_loads.make_minutes', '+', makeMinutes),
        }))
        .where((row) => {
          const { orders, makeMinutes: limit } = capacity;
          const left = limit === null ? null : limit - makeMinutes;
          return row.and([
            ...(orders === null ? [] : [row('slot_loads.orders', '<', orders)]),
            // An order larger than a slot needs an empty one.
            ...(left === null
              ? []
              : [row.or([row('slot_loads.make_minutes', '=', 0), row('slot_loads.make_minutes', '<=', left)])]),
          ]);
        }),
    )
    .returning('slot_at')
    .execute();
  return reserved.length > 0;
}

/** Releases the capacity that an order reserved. */
export async function releaseSlot(
  writer: Writer,
  { shop_id, slot_at, make_minutes }: Pick<Row<'orders'>, 'shop_id' | 'slot_at' | 'make_minutes'>,
): Promise<void> {
  if (slot_at === null) return;
  await writer
    .updateTable('slot_loads')
    .set((row) => ({ orders: row('orders', '-', 1), make_minutes: row('make_minutes', '-', make_minutes) }))
    .where('shop_id', '=', shop_id)
    .where('slot_at', '=', slot_at)
    .execute();
}

/** Stores the slot of an order and the promised time. */
export async function saveSlot(
  writer: Writer,
  { shop_id, order_id }: Pick<Row<'orders'>, 'shop_id' | 'order_id'>,
  { slot, promisedAt }: { readonly slot: number; readonly promisedAt: string | null },
): Promise<void> {
  await writer
    .updateTable('orders')
    .set({ slot_at: atEpochMinute(slot), promised_at: promisedAt })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .execute();
}
