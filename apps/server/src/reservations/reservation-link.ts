import type { ShopId } from '@tischlein/domain';
import { GUEST_ACTIONS, type ReservationAction } from '@tischlein/domain/reservations';
import { RESERVATION_PAGE } from '@tischlein/domain/shop';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { createLinkToken, isTokenFor, readTokenId } from '../link-token.ts';
import { findReservation } from './reservations.store.ts';

type Key = Pick<Row<'reservations'>, 'shop_id' | 'reservation_id'>;
export type LinkHolder = 'guest' | 'restaurant';

/** A token for each side, so that guests cannot accept their own requests. */
export const createReservationToken = (key: Key, by: LinkHolder, secretKey: string): string =>
  createLinkToken(toSubject(key, by), secretKey);

/** The reservation of a token, and whose it is; null: the token is not valid. */
export async function findLinkedReservation(
  { database, secretKey }: Pick<Deps, 'database' | 'secretKey'>,
  shopId: ShopId,
  token: string,
): Promise<{ readonly row: Row<'reservations'>; readonly by: LinkHolder } | null> {
  const row = await findReservation(database.read, shopId, readTokenId(token));
  if (!row) return null;
  if (isTokenFor(token, toSubject(row, 'guest'), secretKey)) return { row, by: 'guest' };
  return isTokenFor(token, toSubject(row, 'restaurant'), secretKey) ? { row, by: 'restaurant' } : null;
}

/** Returns whether a link of this side leads to this action. */
export const mayAct = (by: LinkHolder, action: ReservationAction): boolean =>
  GUEST_ACTIONS.some((each) => each === action) === (by === 'guest');

/** The address of a mailed link: /tr/{id}/{type} (S1 §2, S3 R1). */
export const toReservationUrl = (shopUrl: string, token: string, action: ReservationAction): string =>
  `${shopUrl}/${RESERVATION_PAGE}/${token}/${action}`;

const toSubject = ({ shop_id, reservation_id }: Key, by: LinkHolder) =>
  ({ purpose: by === 'guest' ? 'reservationGuest' : 'reservationShop', shopId: shop_id, id: reservation_id }) as const;
