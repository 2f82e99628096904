import { NO_SHOP_YET, SHOP_LIST_TITLE } from '@tischlein/wording';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { refuse } from '../http/errors.ts';
import { toNetwork } from '../http/rate-limits.ts';
import { createRateLimiter } from '../http/rate-limiter.ts';
import { type CachedResponse, sendCached } from '../http/cached-response.ts';
import { readOrderInfo } from '../tracking/order-info.ts';
import { readReceipt } from '../receipts/read-receipt.ts';
import { findDraftedShop } from '../look/find-look-draft.http.ts';
import { listOpenShops } from '../shops/open-shops.ts';
import { followTableLink } from '../tables/table-link.http.ts';
import { escapeHtml, plainPage } from '../http/plain-page.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import type { PageAddress } from './page-address.ts';
import { FEEDBACK_ADDRESS, findVisitedPage, ORDER_PAGE, type StorefrontOptions } from './visited-page.http.ts';

// Limits renderings per address; cached pages are not counted.
const RENDERINGS = { burst: 120, everySeconds: 0.25 };

/** The pages of every shop (S1 §2, S2 §2), each also below /f={slug}. */
export const storefrontRoutes: FastifyPluginAsync<StorefrontOptions> = async (app, options) => {
  const { deps, pages, rateLimitFactor: factor, now } = options;
  const take = createRateLimiter(now);
  const allowance = { burst: RENDERINGS.burst * factor, everySeconds: RENDERINGS.everySeconds / factor };

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const address = await findVisitedPage(request, options);
    if (!address) return reply.type('text/html').send(renderShopList(listOpenShops(deps.shops), deps.publicUrl));
    const link = await followTableLink(request, reply, { deps, ...address });
    if (link !== null)
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(link, 303);
    const dish = findDishPath(address);
    if (dish !== null) return redirectToDish(reply, dish);
    if (take(toNetwork(request.ip), allowance) > 0) throw refuse('tooManyRequests');
    const drafted = await findDraftedShop(request, deps, address.shop);
    const page = drafted
      ? await pages.renderLook({ ...address, shop: drafted.shop }, drafted.customCssHref)
      : await getPage(address);
    reply.hijack();
    sendCached(request.raw, reply.raw, page);
    return reply;
  });

  async function getPage(address: PageAddress): Promise<CachedResponse> {
    const { id, isReceipt } = ORDER_PAGE.exec(address.path)?.groups ?? {};
    const rated = FEEDBACK_ADDRESS.exec(address.path)?.groups?.['id'];
    if (address.shop.state === 'draft') return pages.renderPreview(address);
    if (rated !== undefined)
      return pages.renderPersonal(address, {
        order: await readOrderInfo(deps, address.shop, { id: rated, session: null }),
      });
    if (id === undefined) return pages.render(address);
    // Without a session: the browser loads personal data with its own call (S3 K8).
    const request = { id, session: null };
    const data = isReceipt
      ? { receipt: await readReceipt(deps, address.shop, request) }
      : { order: await readOrderInfo(deps, address.shop, request) };
    return pages.renderPersonal(address, data);
  }
};

/** Checked each time: otherwise browsers would keep it after the dish has got yet another address. */
const redirectToDish = (reply: FastifyReply, path: string): FastifyReply =>
  reply.header('cache-control', 'no-cache').redirect(path, 301);

const KINDS = ['gericht', 'menue'];

/** Links of earlier versions name a dish or combo in the query: '/?gericht=…'. null: another link. */
function findDishPath({ basename, path, query }: PageAddress): string | null {
  if (path !== '/' || query === '') return null;
  const asked = new URLSearchParams(query);
  const kind = KINDS.find((each) => asked.get(each));
  if (kind === undefined) return null;
  const named = encodeURIComponent(asked.get(kind) ?? '');
  for (const each of KINDS) asked.delete(each);
  const rest = asked.toString();
  return `${basename}/${kind}/${named}${rest && `?${rest}`}`;
}

/** The start page of an installation with several shops and no default. */
function renderShopList(shops: readonly Pick<ShopEntry, 'slug' | 'domain' | 'title'>[], publicUrl: string): string {
  if (shops.length === 0) return plainPage(`<p>${escapeHtml(NO_SHOP_YET)}</p>`);
  const links = shops.map(
    (shop) => `<li><a href="${escapeHtml(toShopUrl(publicUrl, shop))}/">${escapeHtml(shop.title)}</a></li>`,
  );
  return plainPage(`<h1>${escapeHtml(SHOP_LIST_TITLE)}</h1><ul>${links.join('')}</ul>`);
}
