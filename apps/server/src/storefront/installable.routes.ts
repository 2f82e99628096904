import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { openAppIcons, toIconTag } from './app-icons.ts';
import { createManifest } from './manifest.ts';

/** What a home screen needs of a shop: its manifest and its icons. */
export const installableRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const findAppIcon = openAppIcons(deps);

  route(app, calls.getManifest, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const basename = request.query.at === 'slug' ? `/f=${shop.config.slug}` : '';
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(createManifest(shop, basename)));
  });

  route(app, calls.getAppIcon, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    const icon = await findAppIcon(shop, request.params.file);
    if (!icon) throw httpProblem('imageUnknown');
    const etag = toIconTag(icon);
    reply.headers({ etag, 'cache-control': 'public, max-age=86400' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(icon);
  });
};
