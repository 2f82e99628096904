import type { ShopId } from '@tischlein/domain';
import { toWallTime } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { hashMailbox } from '../identity.ts';
import { contactColumn } from '../orders/order-columns.ts';
import { noteGuests } from '../orders/order-guests.store.ts';
import { forgetDays, moveCursor, readCursor, readNextEvents } from './figure-days.store.ts';

const EVENTS_AT_ONCE = 1000;

/**
 * Forgets the figures of days whose orders have changed since the last time, and notes the guests of new orders. The numbered
 * events of a shop tell which orders these are, so that placing an order costs nothing. Returns the event that is known now.
 */
export async function refreshDays(database: Database, shopId: ShopId): Promise<number> {
  for (;;) {
    const from = await readCursor(database.read, shopId);
    const events = await readNextEvents(database.read, shopId, { after: from, most: EVENTS_AT_ONCE });
    const last = events.at(-1);
    if (!last) return from;
    const days = new Set(
      events.flatMap(({ at, released_at }) => [at, released_at ?? at]).map((instant) => toWallTime(instant).date),
    );
    const guests = new Map(events.flatMap((event) => listGuest(shopId, event)).map((row) => [row.order_id, row]));
    await database.write(async (writer) => {
      // Another process may have been faster: it has forgotten the same days.
      if (!(await moveCursor(writer, shopId, { from, to: last.sequence }))) return;
      await forgetDays(writer, shopId, [...days]);
      await noteGuests(writer, [...guests.values()]);
    });
  }
}

type Event = Awaited<ReturnType<typeof readNextEvents>>[number];

function listGuest(shop_id: ShopId, { order_id, released_at, contact }: Event) {
  if (released_at === null) return [];
  const { email } = contactColumn.read(contact);
  return email === '' ? [] : [{ shop_id, order_id, guest_hash: hashMailbox(email), at: released_at }];
}
