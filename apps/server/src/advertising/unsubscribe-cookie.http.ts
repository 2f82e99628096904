import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { readCookie, setCookie } from '../http/cookies.ts';
import { isHttps } from '../http/is-https.ts';

type CookieDeps = Pick<Deps, 'publicUrl'>;

const NAME = 'tischlein-unsubscribe';
const KEPT_SECONDS = 10 * 60;

/** Carries the address of a link to the page without it. */
export const keepUnsubscribeEmail = (reply: FastifyReply, deps: CookieDeps, email: string): void =>
  write(reply, deps, { value: Buffer.from(email).toString('base64url'), maxAgeSeconds: KEPT_SECONDS });

export const forgetUnsubscribeEmail = (reply: FastifyReply, deps: CookieDeps): void =>
  write(reply, deps, { value: '', maxAgeSeconds: 0 });

/** '' if there is none. */
export const readUnsubscribeEmail = (request: FastifyRequest, deps: CookieDeps): string =>
  Buffer.from(readCookie(request, NAME, isHttps(deps)) ?? '', 'base64url').toString();

const write = (
  reply: FastifyReply,
  deps: CookieDeps,
  cookie: { readonly value: string; readonly maxAgeSeconds: number },
): void => setCookie(reply, { name: NAME, secure: isHttps(deps), ...cookie });
