import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { openAppIcons, toIconTag } from './app-icons.ts';
import { createManifest } from './manifest.ts';

/** What a home screen needs of a shop: its manifest and its icons. */
export const installableRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const findAppIcon = openAppIcons(deps);

  route(app, calls.getManifest, ({ shop, query, reply }) => {
    const basename = query.at === 'slug' ? `/f=${shop.config.slug}` : '';
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(createManifest(shop, basename)));
  });

  route(app, calls.getAppIcon, async ({ shop, params, headers, reply }) => {
    const icon = await findAppIcon(shop, params.file);
    if (!icon) return refuse('imageUnknown');
    const etag = toIconTag(icon);
    reply.headers({ etag, 'cache-control': 'public, max-age=86400' });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(icon);
  });
};
