import { SIGN_IN_PAGE } from '@tischlein/domain/shop';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { toNetwork } from '../http/rate-limits.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { type CachedResponse, sendCached } from '../http/cached-response.ts';
import { readOrderInfo } from '../tracking/order-info.ts';
import { readReceipt } from '../receipts/read-receipt.ts';
import { type PageAddress, findPageAddress, isUnreadableAddress } from './page-address.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { renderShopList } from './shop-list-page.ts';
import { mayVisit } from '../staff/hide-unopened.http.ts';
import { listOpenShops } from '../shops/open-shops.ts';

export interface StorefrontOptions extends RoutesOptions {
  readonly pages: RenderedPages;
  readonly defaultShop: string | null;
  readonly rateLimitFactor: number;
  readonly now: () => number;
}

const ORDER_PAGE = /^\/checkout\/success\/(?<id>[^/]+)(?<isReceipt>\/beleg)?$/;
// With the legal texts, the withdrawal form and the consent to advertising; signing in is of no use any more.
const TEXT_PAGE = new RegExp(`^/static/(?!${SIGN_IN_PAGE}$)[^/]+$`);
// Limits renderings per address; cached pages are not counted.
const RENDERINGS = { burst: 120, everySeconds: 0.25 };

/** The pages of every shop (S1 §2, S2 §2), each also below /f={slug}. */
export const storefrontRoutes: FastifyPluginAsync<StorefrontOptions> = async (app, options) => {
  const { deps, pages, defaultShop, rateLimitFactor: factor, now } = options;
  const take = createRateLimiter(now);
  const allowance = { burst: RENDERINGS.burst * factor, everySeconds: RENDERINGS.everySeconds / factor };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const { hostname: host, url } = request;
    const address = findPageAddress(deps.shops, { host, url, defaultShop });
    if (!address && isUnreadableAddress(deps.shops, { host, url, defaultShop }))
      throw httpProblem('temporarilyUnavailable');
    if (!address && url !== '/') throw httpProblem('notFound');
    if (!address) return reply.type('text/html').send(renderShopList(listOpenShops(deps.shops), deps.publicUrl));
    if (!outlivesShop(address) && !(await mayVisit(request, deps, address.shop))) throw httpProblem('notFound');
    if (take(toNetwork(request.ip), allowance) > 0) throw httpProblem('tooManyRequests');
    const page = await getPage(address);
    reply.hijack();
    sendCached(request.raw, reply.raw, page);
    return reply;
  });

  async function getPage(address: PageAddress): Promise<CachedResponse> {
    const { id, isReceipt } = ORDER_PAGE.exec(address.path)?.groups ?? {};
    if (address.shop.state === 'draft') return pages.renderPreview(address);
    if (id === undefined) return pages.findCached(address) ?? pages.render(address);
    // Without a session: the browser loads personal data with its own call (S3 K8).
    const request = { id, session: null };
    const data = isReceipt
      ? { receipt: await readReceipt(deps, address.shop, request) }
      : { order: await readOrderInfo(deps, address.shop, request) };
    return pages.renderOrder(address, data);
  }
};

/** An archived shop keeps the pages of its orders, and the texts that belong to them (S3 L1). */
const outlivesShop = ({ shop, path }: PageAddress): boolean =>
  shop.state === 'archived' && (ORDER_PAGE.test(path) || TEXT_PAGE.test(path));
