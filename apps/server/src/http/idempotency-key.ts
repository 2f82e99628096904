import { refuse } from './errors.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** The client's key of a request that must have an effect once (S3 K3); null: none was sent. */
/** The client's Idempotency-Key, a UUID; null without one. */
export function readIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  if (!UUID_V4.test(header)) throw refuse('idempotencyKeyInvalid');
  return header.toLowerCase();
}
