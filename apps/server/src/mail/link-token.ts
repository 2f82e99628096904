import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ShopId } from '@tischlein/domain';

/** What the link of a mail speaks of. */
interface LinkSubject {
  readonly purpose: 'advertising' | 'account';
  readonly shopId: ShopId;
  readonly id: string;
  readonly requestedAt: string;
}

/**
 * What the link of a mail carries. It is computed, not kept: nobody follows it with a copy of the database alone. Asking again
 * gives another one.
 */
export const createLinkToken = ({ purpose, shopId, id, requestedAt }: LinkSubject, secretKey: string): string =>
  `${id}.${hashWithKey(secretKey, `${purpose} ${JSON.stringify([shopId, id, requestedAt])}`)}`;

/** Of what a token speaks, whether it is right or not. */
export const readTokenId = (token: string): string => token.split('.')[0] ?? '';

export function isTokenFor(token: string, subject: LinkSubject, secretKey: string): boolean {
  const [actual, expected] = [token, createLinkToken(subject, secretKey)].map((text) => Buffer.from(text));
  return (
    actual !== undefined &&
    expected !== undefined &&
    actual.length === expected.length &&
    timingSafeEqual(actual, expected)
  );
}

/** A text that can be compared but not read. */
export const hashWithKey = (secretKey: string, text: string): string =>
  createHmac('sha256', secretKey).update(text).digest('base64url');
