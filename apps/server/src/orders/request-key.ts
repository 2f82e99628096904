import { days } from '@tischlein/domain';
import { hash } from 'node:crypto';
import { plusSeconds } from '../clock.ts';

const KEPT_SECONDS = days(30);
const DOUBLE_CLICK_SECONDS = 10;

/** Identifies a request: the same key leads to the same order (S3 K3). */
export interface RequestKey {
  readonly key: string;
  readonly requestHash: string;
  readonly expiresAt: string;
}

/**
 * Uses the client's key. Without one, the same request from the same guest within ten seconds is the same order
 * (docs/reliability.md I2); a guest without a session is identified by the form.
 */
export function createRequestKey(
  request: object,
  clientKey: string | null,
  { guest, now }: { readonly guest: string; readonly now: string },
): RequestKey {
  const requestHash = sha256(JSON.stringify(request));
  if (clientKey !== null) return { key: clientKey, requestHash, expiresAt: plusSeconds(now, KEPT_SECONDS) };
  const key = `same:${sha256(`${guest} ${requestHash}`)}`;
  return { key, requestHash, expiresAt: plusSeconds(now, DOUBLE_CLICK_SECONDS) };
}

const sha256 = (text: string): string => hash('sha256', text, 'base64url');
