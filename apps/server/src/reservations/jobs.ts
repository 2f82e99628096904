import { z } from 'zod';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { jobKind } from '../outbox/job-kind.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { LinkHolder } from './reservation-link.ts';

/** `sequence` is that of the reservation: a mail about an earlier state is not sent any more. */
const about = z.object({ reservationId: z.string(), sequence: z.number(), isChange: z.boolean() });

/** Tells the guest what has become of the reservation. */
export const GUEST_TOLD = jobKind('reservationGuest', about);
/** Tells the restaurant what the guest has done. */
export const RESTAURANT_TOLD = jobKind('reservationRestaurant', about);

interface Told {
  readonly shop: LoadedShop;
  readonly row: Row<'reservations'>;
  readonly at: string;
  /** Who acted: the restaurant gets no mail about its own actions. */
  readonly by: LinkHolder;
  /** Another day, time or party. */
  readonly isChange?: boolean;
}

/** Queues the mails about a reservation as it is now. */
export async function queueMails(writer: Writer, { shop, row, at, by, isChange = false }: Told): Promise<void> {
  const payload = { reservationId: row.reservation_id, sequence: row.sequence, isChange };
  const isRestaurantTold = by === 'guest' && shop.config.email !== '';
  const jobs = [
    ...(row.email === '' ? [] : [GUEST_TOLD.create(payload)]),
    ...(isRestaurantTold ? [RESTAURANT_TOLD.create(payload)] : []),
  ];
  await addToOutbox(writer, { shopId: shop.id, orderId: null, at }, jobs);
}
