import { minutes } from '@tischlein/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, setCookie } from './cookies.ts';
import { isHttps } from './is-https.ts';

const KEPT_SECONDS = minutes(10);

type Origin = { readonly publicUrl: string };

export interface LinkCookie {
  keep(reply: FastifyReply, origin: Origin, text: string): void;
  forget(reply: FastifyReply, origin: Origin): void;
  /** '' if there is none. */
  read(request: FastifyRequest, origin: Origin): string;
}

/** Carries what the address of a link named to the page without it, for ten minutes (decision 015). */
export const createLinkCookie = (name: string): LinkCookie => ({
  keep: (reply, origin, text) => {
    const value = Buffer.from(text).toString('base64url');
    setCookie(reply, { name, secure: isHttps(origin), value, maxAgeSeconds: KEPT_SECONDS });
  },
  forget: (reply, origin) => setCookie(reply, { name, secure: isHttps(origin), value: '', maxAgeSeconds: 0 }),
  read: (request, origin) => Buffer.from(readCookie(request, name, isHttps(origin)) ?? '', 'base64url').toString(),
});
