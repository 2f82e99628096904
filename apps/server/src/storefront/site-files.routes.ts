import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { sendCached, type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import { route } from '../http/route.ts';
import { findNoticePicture } from '../shops/guarantee-notice.ts';
import { listOpenShops } from '../shops/open-shops.ts';
import { readPagePaths } from '../shops/shop-index.store.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { encodeBytes } from '../http/encoded-body.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { renderShopIcon } from './shop-icon.ts';
import { renderRobots, renderSiteMap } from './site-map.ts';

/** robots.txt, sitemap.xml, and each shop's stylesheet and icon. */
export const siteFiles: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const schema = { hide: true };

  app.get('/robots.txt', { schema }, async (request, reply) => {
    const own = deps.shops.findEntryByHost(request.hostname);
    return reply.type('text/plain').send(renderRobots(own ? `https://${request.hostname}` : deps.publicUrl));
  });

  app.get('/sitemap.xml', { schema }, async (request, reply) =>
    reply.type('application/xml').send(await findSiteMap(deps, request.hostname, null)),
  );
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d+).xml', { schema }, async (request, reply) =>
    reply.type('application/xml').send(await findSiteMap(deps, request.hostname, Number(request.params.part))),
  );

  route(app, calls.getIcon, ({ shop, reply }) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(renderShopIcon(shop.config)),
  );

  route(app, calls.getGuaranteeNotice, ({ headers, reply }) => {
    const picture = findNoticePicture(deps.settings);
    if (!picture) return refuse('imageUnknown');
    reply.headers({ etag: picture.etag, 'cache-control': 'public, max-age=3600' });
    if (headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(picture.type).send(picture.bytes);
  });

  route(app, calls.getCustomCss, async ({ shop, request, reply }) => {
    const sheet = await getCustomCss(shop, deps.publicUrl.startsWith('https:'));
    reply.hijack();
    sendCached(request.raw, reply.raw, sheet);
    return reply;
  });
};

/** Of the shop with this host, otherwise of all open ones. */
async function findSiteMap(deps: RoutesOptions['deps'], host: string, part: number | null): Promise<string> {
  const { shops, publicUrl } = deps;
  const own = shops.findEntryByHost(host);
  const origin = own ? `https://${host}` : publicUrl;
  const siteMap = await renderSiteMap({
    shops: own ? [own] : listOpenShops(shops),
    publicUrl,
    origin,
    part,
    readPaths: (ids) => readPagePaths(deps.database.read, ids),
  });
  if (siteMap === null) throw refuse('notFound');
  return siteMap;
}

const cachedSheets = new WeakMap<LoadedShop, CachedResponse>();

/** A shop's sanitized stylesheet (S3 A8); its address contains the configuration's version. */
async function getCustomCss(shop: LoadedShop, isHttps: boolean): Promise<CachedResponse> {
  const known = cachedSheets.get(shop);
  if (known) return known;
  // Loads the parser on first use.
  const { cleanCss } = await import('../look/clean-css.ts');
  const headers = {
    ...securityHeaders(isHttps),
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  const answer = cacheResponse(encodeBytes(Buffer.from(cleanCss(shop.config.customCss ?? ''))), headers);
  cachedSheets.set(shop, answer);
  return answer;
}
