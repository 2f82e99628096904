import { ACTIVATION_PAGE, SMS_PAGE } from '@tischlein/domain/shop';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { readCode } from '../codes/read-code.ts';
import { sendCached } from '../http/cached-response.ts';
import { refuse } from '../http/errors.ts';
import { ensureGuestSession } from '../http/guest-session.ts';
import { createLinkCookie } from '../http/link-cookie.ts';
import { type Allowance, createRateLimiter } from '../http/rate-limiter.ts';
import { toNetwork } from '../http/rate-limits.ts';
import { openOrder } from '../orders/open-order.ts';
import { redirectFromLink } from './redirect-from-link.http.ts';
import { findVisitedPage, type StorefrontOptions } from './visited-page.http.ts';

// Codes must not be guessed; colleagues who got the same SMS share an address.
const ALLOWANCE: Allowance = { burst: 60, everySeconds: 3 };
const PAGES = [SMS_PAGE, ACTIVATION_PAGE];
const cookie = createLinkCookie('tischlein-code');

/**
 * /s/{smsCode} and /reservieren/{emailid} (S1 §2, S3 A10). The code may identify a person, so the address loses it at once
 * (decision 015). Nothing is redeemed by looking: mail scanners follow links.
 */
export const codePageRoutes: FastifyPluginAsync<StorefrontOptions> = async (app, options) => {
  const { deps, rateLimitFactor: factor, now } = options;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const take = createRateLimiter(now);
  const allowance = { burst: ALLOWANCE.burst * factor, everySeconds: ALLOWANCE.everySeconds / factor };

  for (const page of PAGES) {
    for (const url of [`/${page}/`, `/${page}/:code`, `/f=:slug/${page}/`, `/f=:slug/${page}/:code`]) {
      app.get(
        url,
        { schema: { hide: true } },
        async (request: FastifyRequest<{ Params: { code?: string } }>, reply) => {
          if (take(toNetwork(request.ip), allowance) > 0) throw refuse('tooManyRequests');
          const { code } = request.params;
          return code === undefined ? showPage(request, reply, options) : stripCode(request, reply, { page, code });
        },
      );
    }
  }

  for (const url of [`/${SMS_PAGE}/`, `/f=:slug/${SMS_PAGE}/`]) {
    app.post(url, { schema: { hide: true }, bodyLimit: MOST_BYTES }, async (request, reply) => {
      if (take(toNetwork(request.ip), allowance) > 0) throw refuse('tooManyRequests');
      return takeForm(request, reply, options);
    });
  }

  async function stripCode(
    request: FastifyRequest,
    reply: FastifyReply,
    { page, code }: { readonly page: string; readonly code: string },
  ): Promise<FastifyReply> {
    const address = await findVisitedPage(request, options);
    if (!address) throw refuse('notFound');
    cookie.keep(reply, deps, code.slice(0, MOST_CHARACTERS));
    return redirectFromLink(reply, `${address.basename}/${page}/`);
  }
};

const MOST_CHARACTERS = 80;
const MOST_BYTES = 1024;

/** The form of an order by telephone: its browser becomes the one that has ordered, with or without scripts (S3 K8). */
async function takeForm(
  request: FastifyRequest,
  reply: FastifyReply,
  options: StorefrontOptions,
): Promise<FastifyReply> {
  const { deps } = options;
  const address = await findVisitedPage(request, options);
  if (!address) throw refuse('notFound');
  const code = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('code') ?? '';
  const session = ensureGuestSession(request, reply, deps);
  const orderId = await openOrder(deps, address.shop, { code: code.slice(0, MOST_CHARACTERS), session });
  const page = orderId === null ? `/${SMS_PAGE}/` : `/checkout/success/${orderId}`;
  return redirectFromLink(reply, address.basename + page);
}

async function showPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: StorefrontOptions,
): Promise<FastifyReply> {
  const { deps, pages } = options;
  const address = await findVisitedPage(request, options);
  if (!address) throw refuse('notFound');
  const code = cookie.read(request, deps);
  const codeLink = code === '' ? null : await readCode(deps, address.shop, code);
  const page = await pages.renderPersonal(address, { codeLink });
  reply.hijack();
  sendCached(request.raw, reply.raw, page);
  return reply;
}
