import { days, type ShopId } from '@tischlein/domain';
import { couponCodeKey } from '@tischlein/domain/offers';
import type { Reader, Writer } from '../db/database.ts';

/** How long a reservation is kept after it was renewed. */
export const KEEP_RESERVED_SECONDS = days(180);

/** The owner of a reservation: hashes of session and phone number. */
export interface Reserver {
  readonly session: string;
  readonly customer: string;
}

interface NewReservation extends Reserver {
  readonly id: string;
  readonly code: string;
  readonly now: string;
}

/** Reserves a coupon, or renews an existing reservation; returns its id. */
export async function reserveCoupon(writer: Writer, shopId: ShopId, reservation: NewReservation): Promise<string> {
  const { reservation_id: id } = await writer
    .insertInto('coupon_reservations')
    .values({
      shop_id: shopId,
      session_hash: reservation.session,
      customer: reservation.customer,
      code: couponCodeKey(reservation.code),
      reservation_id: reservation.id,
      reserved_at: reservation.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'session_hash', 'customer', 'code']).doUpdateSet({ reserved_at: reservation.now }),
    )
    .returning('reservation_id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findReservedCode(reader: Reader, shopId: ShopId, id: string): Promise<string | null> {
  const row = await reader
    .selectFrom('coupon_reservations')
    .select('code')
    .where('shop_id', '=', shopId)
    .where('reservation_id', '=', id)
    .executeTakeFirst();
  return row?.code ?? null;
}

/** Reserved codes, latest first, without those the customer has used up. */
export async function listReservedCodes(
  reader: Reader,
  shopId: ShopId,
  { session, customer }: Reserver,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('coupon_reservations')
    .innerJoin('coupons', (join) =>
      join
        .onRef('coupons.shop_id', '=', 'coupon_reservations.shop_id')
        .onRef('coupons.code', '=', 'coupon_reservations.code'),
    )
    .select('coupon_reservations.code')
    .where('coupon_reservations.shop_id', '=', shopId)
    .where('session_hash', '=', session)
    .where('customer', '=', customer)
    .where((row) =>
      row.or([
        row('maximum_uses_per_customer', 'is', null),
        row(
          'maximum_uses_per_customer',
          '>',
          row
            .selectFrom('coupon_uses')
            .select(({ fn }) => fn.count<number>('order_id').distinct().as('uses'))
            .whereRef('coupon_uses.shop_id', '=', 'coupon_reservations.shop_id')
            .whereRef('coupon_uses.code', '=', 'coupon_reservations.code')
            .where('coupon_uses.customer', '=', customer),
        ),
      ]),
    )
    .orderBy('reserved_at', 'desc')
    .execute();
  return rows.map(({ code }) => code);
}
