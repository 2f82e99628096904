import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { readCookie, setCookie } from './cookies.ts';

const NAME = 'tischlein-guest';
const A_YEAR = 365 * 24 * 60 * 60;
const TOKEN = /^[\w-]{22}$/;

/** The secret by which a browser is known again (spec 3 K8); null: it has none yet. */
export function readGuestSession(request: FastifyRequest, { publicUrl }: Pick<Deps, 'publicUrl'>): string | null {
  const token = readCookie(request, NAME, publicUrl.startsWith('https:'));
  return token && TOKEN.test(token) ? token : null;
}

/** Like `guestSession`, but gives the browser a secret of 128 bits where it has none. */
export function ensureGuestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Pick<Deps, 'publicUrl'>,
): string {
  const known = readGuestSession(request, deps);
  if (known) return known;
  const value = randomBytes(16).toString('base64url');
  setCookie(reply, { name: NAME, value, maxAgeSeconds: A_YEAR, secure: deps.publicUrl.startsWith('https:') });
  return value;
}
