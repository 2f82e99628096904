import { days } from '@tischlein/domain';
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { readCookie, setCookie } from './cookies.ts';

const NAME = 'tischlein-guest';
export const GUEST_SESSION_SECONDS = days(365);
const TOKEN = /^[\w-]{22}$/;

/** The secret that identifies a browser (S3 K8); null if it has none yet. */
export function readGuestSession(request: FastifyRequest, { publicUrl }: Pick<Deps, 'publicUrl'>): string | null {
  const token = readCookie(request, NAME, publicUrl.startsWith('https:'));
  return token && TOKEN.test(token) ? token : null;
}

/** Like `readGuestSession`, but sets a new 128-bit secret if there is none. */
export function ensureGuestSession(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: Pick<Deps, 'publicUrl'>,
): string {
  const known = readGuestSession(request, deps);
  if (known) return known;
  const value = randomBytes(16).toString('base64url');
  setCookie(reply, {
    name: NAME,
    value,
    maxAgeSeconds: GUEST_SESSION_SECONDS,
    secure: deps.publicUrl.startsWith('https:'),
  });
  return value;
}
