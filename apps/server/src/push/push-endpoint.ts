import { createHash, ECDH } from 'node:crypto';
import type { PushSubscriptionRequest } from '@tischlein/contract/shop';

// The push services of Chrome and its relatives, Firefox, Edge and Safari. The server calls no other host for a guest: an
// endpoint is an address that anybody can make up (SSRF).
const SERVICES = ['fcm.googleapis.com', 'jmt17.google.com'];
const SERVICE_DOMAINS = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com'];

const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Returns whether an endpoint is the address of a known push service: https, its usual port, no credentials. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false;
  return SERVICES.includes(url.hostname) || SERVICE_DOMAINS.some((domain) => url.hostname.endsWith(domain));
}

/** Returns whether messages can be encrypted for a subscription: a point on P-256, and 16 bytes (RFC 8291). */
export function canEncryptFor({ p256dh, auth }: PushSubscriptionRequest['keys']): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT_BYTES || Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false;
  try {
    ECDH.convertKey(point, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

/** The id under which a subscription is stored. */
export const toSubscriptionId = (endpoint: string): string =>
  createHash('sha256').update(`push ${endpoint}`).digest('base64url');
