import { isEmail } from '@tischlein/domain/checkout';
import { UNSUBSCRIBE_PAGE } from '@tischlein/domain/shop';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { unsubscribeCookie } from '../advertising/unsubscribe-cookie.ts';
import { findNamedEmail } from '../advertising/unsubscribe-link.ts';
import { unsubscribe } from '../advertising/unsubscribe.ts';
import { sendCached } from '../http/cached-response.ts';
import { refuse } from '../http/errors.ts';
import { type Allowance, createRateLimiter } from '../http/rate-limiter.ts';
import { toNetwork } from '../http/rate-limits.ts';
import { isForeign } from '../http/same-origin.ts';
import { redirectFromLink } from './redirect-from-link.http.ts';
import { readUnsubscribeLink } from './unsubscribe-address.ts';
import { findVisitedPage, type StorefrontOptions } from './visited-page.http.ts';

const ADDRESSES = [`/${UNSUBSCRIBE_PAGE}/*`, `/f=:slug/${UNSUBSCRIBE_PAGE}/*`];
const MOST_BYTES = 8 * 1024;
// A mail provider unsubscribes many people from a few machines, but tokens cannot be guessed. Addresses can.
const ALLOWANCES = {
  token: { burst: 600, everySeconds: 0.1 },
  email: { burst: 20, everySeconds: 10 },
} as const satisfies Record<string, Allowance>;

/**
 * The page that ends advertising. GET changes nothing, because mail scanners follow links. POST acts: with the one-click body of
 * RFC 8058 for what the link names, or as the page's form in a browser without scripts.
 */
export const unsubscribeRoutes: FastifyPluginAsync<StorefrontOptions> = async (app, options) => {
  const limit = createLimit(options);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const url of ADDRESSES) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const visit = await readVisit(request, options);
      limit(request, 'token');
      return visit.link.named === null ? showPage(reply, visit, options) : stripLink(reply, visit, options);
    });
    const posting = { schema: { hide: true }, bodyLimit: MOST_BYTES, config: { acceptsForeign: true } };
    app.post(url, posting, async (request, reply) => {
      const visit = await readVisit(request, options);
      const { named } = visit.link;
      // One click comes from mail programs in browsers, too: what the link names is all it needs (RFC 8058 §3.1).
      if (named === null && isForeign(request)) throw refuse('foreignOrigin');
      limit(request, named === null || named.includes('@') ? 'email' : 'token');
      return named === null ? takeForm(reply, visit, options) : takeOneClick(reply, visit, options);
    });
  }
};

type Visit = Awaited<ReturnType<typeof readVisit>>;

async function showPage(reply: FastifyReply, { request, address, link }: Visit, { deps, pages }: StorefrontOptions) {
  const email = unsubscribeCookie.read(request, deps);
  const about = { email: isEmail(email) ? email : '', isDone: link.isDone };
  const page = await pages.renderPersonal(address, { unsubscribe: about });
  reply.hijack();
  sendCached(request.raw, reply.raw, page);
  return reply;
}

async function stripLink(reply: FastifyReply, { address, link }: Visit, { deps }: StorefrontOptions) {
  const email = await findNamedEmail(deps, address.shop.id, link.named ?? '');
  if (email === null) unsubscribeCookie.forget(reply, deps);
  else unsubscribeCookie.keep(reply, deps, email);
  return redirectFromLink(reply, link.page);
}

async function takeForm(reply: FastifyReply, { body, address, link }: Visit, { deps }: StorefrontOptions) {
  const email = new URLSearchParams(body).get('email') ?? '';
  if (!isEmail(email)) return redirectFromLink(reply, link.page);
  await unsubscribe(deps, address.shop.id, email);
  unsubscribeCookie.forget(reply, deps);
  return redirectFromLink(reply, link.donePage);
}

async function takeOneClick(reply: FastifyReply, { body, address, link }: Visit, { deps }: StorefrontOptions) {
  if (!isOneClick(body)) throw refuse('invalidRequest');
  const email = await findNamedEmail(deps, address.shop.id, link.named ?? '');
  if (email !== null) await unsubscribe(deps, address.shop.id, email);
  return reply.header('cache-control', 'no-store').type('text/plain').send('');
}

async function readVisit(request: FastifyRequest, options: StorefrontOptions) {
  const address = await findVisitedPage(request, options);
  const link = address && readUnsubscribeLink(address);
  if (!link) throw refuse('notFound');
  return { request, address, link, body: typeof request.body === 'string' ? request.body : '' };
}

function createLimit({ rateLimitFactor: factor, now }: StorefrontOptions) {
  const take = createRateLimiter(now);
  return (request: FastifyRequest, kind: keyof typeof ALLOWANCES): void => {
    const { burst, everySeconds } = ALLOWANCES[kind];
    const allowance = { burst: burst * factor, everySeconds: everySeconds / factor };
    if (take(`${kind} ${toNetwork(request.ip)}`, allowance) > 0) throw refuse('tooManyRequests');
  };
}

/** Form-encoded or multipart (RFC 8058 §3.2). */
const isOneClick = (body: string): boolean => /List-Unsubscribe["=][\s\S]*One-Click/.test(body);
