import { createHash } from 'node:crypto';
import type { ParsedOrderRequest } from '@tischlein/contract/shop';
import { plusSeconds } from '../clock.ts';

const KEPT_SECONDS = 30 * 24 * 60 * 60;
const DOUBLE_CLICK_SECONDS = 10;

/** By what a request is known again: the same key leads to the same order (spec 3 K3). */
export interface RequestKey {
  readonly key: string;
  readonly requestHash: string;
  readonly expiresAt: string;
}

/** The client's key; without one, a guest who sends the same again within ten seconds means the same order (reliability I2). A guest without a session is who he says in the form. */
export function createRequestKey(
  request: ParsedOrderRequest,
  clientKey: string | null,
  { guest, now }: { readonly guest: string; readonly now: string },
): RequestKey {
  const requestHash = sha256(JSON.stringify(request));
  if (clientKey !== null) return { key: clientKey, requestHash, expiresAt: plusSeconds(now, KEPT_SECONDS) };
  const key = `same:${sha256(`${guest} ${requestHash}`)}`;
  return { key, requestHash, expiresAt: plusSeconds(now, DOUBLE_CLICK_SECONDS) };
}

/** What is kept of a session: enough to know it again, not to be it. */
export const hashSession = (session: string): string => sha256(`session ${session}`);

/** By what the customer of an order is known again for coupon limits: phone number and e-mail address, however they are written; else the session. */
export function hashCustomer(
  { phone, email }: { readonly phone: string; readonly email: string },
  session: string,
): string[] {
  const marks = [phone && `phone ${foldPhone(phone)}`, email && `email ${foldEmail(email)}`].filter(Boolean);
  return (marks.length > 0 ? marks : [`session ${session}`]).map(sha256);
}

// '+49 (0)30 123-45' and '030 12345' are one number.
const foldPhone = (phone: string): string =>
  phone
    .replaceAll('(0)', '')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)49/, '0');

const foldEmail = (email: string): string => email.trim().toLowerCase();

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');
