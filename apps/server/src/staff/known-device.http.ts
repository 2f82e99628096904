import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { readCookie, setCookie } from '../http/cookies.ts';
import { isHttps } from '../http/is-https.ts';
import { foldEmail } from '../identity.ts';
import { hashWithKey } from '../link-token.ts';

const NAME = 'tischlein-device';
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/** The id of this device if this account has signed in on it before, else null. The id gives no access. */
export function findKnownDevice(request: FastifyRequest, deps: Deps, email: string): string | null {
  const cookie = readCookie(request, NAME, isHttps(deps));
  const id = cookie?.split('.')[0] ?? '';
  const [actual, expected] = [cookie ?? '', createToken(deps, email, id)].map((text) => Buffer.from(text));
  const isKnown = actual?.length === expected?.length && actual && expected && timingSafeEqual(actual, expected);
  return isKnown ? id : null;
}

/** Marks this device as known to an account that has just signed in. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { deps, email }: { readonly deps: Deps; readonly email: string },
): void {
  const id = findKnownDevice(request, deps, email) ?? randomBytes(16).toString('base64url');
  const value = createToken(deps, email, id);
  setCookie(reply, { name: NAME, value, maxAgeSeconds: MAX_AGE_SECONDS, secure: isHttps(deps) });
}

const createToken = ({ secretKey }: Deps, email: string, id: string): string =>
  `${id}.${hashWithKey(secretKey, `device ${JSON.stringify([foldEmail(email), id])}`)}`;
