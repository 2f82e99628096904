import { randomUUID } from 'node:crypto';
import type { Coupon } from '@tischlein/domain/offers';
import type { Deps } from '../deps.ts';
import { hashCustomer, hashSession } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findUsableCoupon } from './coupons.store.ts';
import { findGuestCode } from './find-guest-code.ts';
import { readSentCoupon } from './sent-coupon.ts';
import { listReservedCodes, type Reserver, reserveCoupon, findReservedCode } from './reservations.store.ts';

type ReservationDeps = Pick<Deps, 'database' | 'clock'>;

interface ReservationRequest {
  readonly code: string;
  readonly phone: string;
  readonly session: string;
}

/** Reserves a coupon for a phone number; null if the code is not usable. */
export async function reserveForPhone(
  { database, clock }: ReservationDeps,
  shop: LoadedShop,
  { code, phone, session }: ReservationRequest,
): Promise<{ readonly id: string; readonly coupon: Coupon } | null> {
  const now = clock.now();
  const coupon = await findUsableCoupon(database.read, shop.id, { code, now });
  if (!coupon) return null;
  const reservation = { ...toReserver(phone, session), id: randomUUID(), code, now };
  const id = await database.write((writer) => reserveCoupon(writer, shop.id, reservation));
  return { id, coupon };
}

/**
 * The coupon reserved for a phone number in the same session (S1 §4 Coupon).
 * The session check keeps others from looking up a phone number they know.
 */
export async function findReservation(
  { database, clock }: ReservationDeps,
  shop: LoadedShop,
  { phone, session }: Omit<ReservationRequest, 'code'>,
): Promise<Coupon | null> {
  const now = clock.now();
  for (const code of await listReservedCodes(database.read, shop.id, toReserver(phone, session))) {
    const coupon = await findUsableCoupon(database.read, shop.id, { code, now });
    if (coupon) return coupon;
  }
  return null;
}

/** The code of a reservation, or of what was sent to a guest, while it is usable; else null (S1 §7 coupon_reservation). */
export async function checkReservation(
  deps: ReservationDeps & Pick<Deps, 'secretKey'>,
  shop: LoadedShop,
  id: string,
): Promise<string | null> {
  const { database, clock } = deps;
  const code = await findReservedCode(database.read, shop.id, id);
  if (code === null) return findSentCode(deps, shop, id);
  const coupon = await findUsableCoupon(database.read, shop.id, { code, now: clock.now() });
  return coupon?.code ?? null;
}

async function findSentCode(
  deps: ReservationDeps & Pick<Deps, 'secretKey'>,
  shop: LoadedShop,
  id: string,
): Promise<string | null> {
  const code = await findGuestCode(deps, shop, id);
  const sent = code?.kind === 'coupon' ? await readSentCoupon(deps, code) : null;
  return sent?.kind === 'coupon' ? sent.coupon.code : null;
}

function toReserver(phone: string, session: string): Reserver {
  const [customer = ''] = hashCustomer({ phone, email: '' }, session);
  return { session: hashSession(session), customer };
}
