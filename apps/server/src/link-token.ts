import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShopId } from '@tischlein/domain';

interface LinkSubject {
  readonly purpose:
    | 'advertising'
    | 'unsubscribe'
    | 'account'
    | 'feedback'
    | 'monthlyMail'
    | 'orderChange'
    | 'objection'
    | 'reservationGuest'
    | 'reservationShop';
  readonly shopId: ShopId;
  readonly id: string;
  /** Absent: the token never becomes void. */
  readonly requestedAt?: string;
}

/**
 * The token in a mailed link. It is computed from the secret key, not stored, so a copy of the database is not enough to use
 * a link. A new request gives a new token.
 */
export const createLinkToken = ({ purpose, shopId, id, requestedAt }: LinkSubject, secretKey: string): string =>
  `${id}.${hashWithKey(secretKey, `${purpose} ${JSON.stringify([shopId, id, requestedAt])}`)}`;

/** Reads the id without verifying the token. */
export const readTokenId = (token: string): string => token.split('.')[0] ?? '';

export function isTokenFor(token: string, subject: LinkSubject, secretKey: string): boolean {
  return isSameText(token, createLinkToken(subject, secretKey));
}

/** Compares secrets in constant time. */
export function isSameText(left: string, right: string): boolean {
  const [actual, expected] = [Buffer.from(left), Buffer.from(right)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** HMAC-SHA-256: can be compared but not read. */
export const hashWithKey = (secretKey: string, text: string): string =>
  createHmac('sha256', secretKey).update(text).digest('base64url');
