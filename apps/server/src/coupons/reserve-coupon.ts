import { randomUUID } from 'node:crypto';
import type { Coupon } from '@tischlein/domain/offers';
import type { Deps } from '../deps.ts';
import { hashCustomer, hashSession } from '../orders/request-key.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findUsableCoupon } from './coupons.store.ts';
import { codesReservedBy, type Reserver, reserveCoupon, reservedCode } from './reservations.store.ts';

type Kept = Pick<Deps, 'database' | 'clock'>;

interface ReservationWish {
  readonly code: string;
  readonly phone: string;
  readonly session: string;
}

/** Sets a coupon aside for a phone number; null: there is none to use with this code. */
export async function reserve(
  { database, clock }: Kept,
  shop: LoadedShop,
  { code, phone, session }: ReservationWish,
): Promise<{ readonly id: string; readonly coupon: Coupon } | null> {
  const now = clock.now();
  const coupon = await findUsableCoupon(database.read, shop.id, { code, now });
  if (!coupon) return null;
  const reservation = { ...reserverOf(phone, session), id: randomUUID(), code, now };
  const id = await database.write((writer) => reserveCoupon(writer, shop.id, reservation));
  return { id, coupon };
}

/**
 * The coupon that was set aside for a phone number in this very session (S1 §4); others learn nothing about a number they know
 * (reliability, weak spot 10).
 */
export async function findReservation(
  { database, clock }: Kept,
  shop: LoadedShop,
  { phone, session }: Omit<ReservationWish, 'code'>,
): Promise<Coupon | null> {
  const now = clock.now();
  for (const code of await codesReservedBy(database.read, shop.id, reserverOf(phone, session))) {
    const coupon = await findUsableCoupon(database.read, shop.id, { code, now });
    if (coupon) return coupon;
  }
  return null;
}

/** The code behind a reservation, while it can be used (S1 §7). */
export async function checkReservation(
  { database, clock }: Kept,
  shop: LoadedShop,
  id: string,
): Promise<string | null> {
  const code = await reservedCode(database.read, shop.id, id);
  const coupon = code && (await findUsableCoupon(database.read, shop.id, { code, now: clock.now() }));
  return coupon ? coupon.code : null;
}

function reserverOf(phone: string, session: string): Reserver {
  const [customer = ''] = hashCustomer({ phone, email: '' }, session);
  return { session: hashSession(session), customer };
}
