import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { sendCached } from '../http/cached-response.ts';
import { route } from '../http/route.ts';
import { getCustomCss } from './custom-css.ts';
import { renderShopIcon } from './shop-icon.ts';
import { listOpenShops } from '../shops/open-shops.ts';
import { readPagePaths } from '../shops/shop-index.store.ts';
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
