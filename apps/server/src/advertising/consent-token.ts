import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AdvertisingConsentRow } from '../db/advertising-tables.ts';

type Asked = Pick<AdvertisingConsentRow, 'shop_id' | 'consent_id' | 'requested_at'>;

/**
 * What the link of the mail carries. It is computed, not kept: nobody confirms with a copy of the database alone. Asking
 * again gives another one.
 */
export const consentToken = (asked: Asked, secretKey: string): string =>
  `${asked.consent_id}.${keyedHash(secretKey, JSON.stringify([asked.shop_id, asked.consent_id, asked.requested_at]))}`;

/** Which consent a token speaks of, whether it is right or not. */
export const consentIdOf = (token: string): string => token.split('.')[0] ?? '';

export function isTokenOf(token: string, asked: Asked, secretKey: string): boolean {
  const [given, right] = [token, consentToken(asked, secretKey)].map((text) => Buffer.from(text));
  return given !== undefined && right !== undefined && given.length === right.length && timingSafeEqual(given, right);
}

/** A network address that can be compared but not read. */
export const hashedAddress = (ip: string, secretKey: string): string => keyedHash(secretKey, `address ${ip}`);

const keyedHash = (secretKey: string, text: string): string =>
  createHmac('sha256', secretKey).update(`advertising ${text}`).digest('base64url');
