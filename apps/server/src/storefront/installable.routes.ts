import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { openAppIcons, toIconTag } from './app-icons.ts';

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

// '--paper' of tokens.css in the light scheme; manifests know no schemes.
const PAPER = '#fdfcfa';

/** The manifest of a shop: what its icon on a home screen is, and where it leads. */
function createManifest({ config }: LoadedShop, basename: string): object {
  const start = basename || '/';
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: buildAddress(calls.getAppIcon, { params: { shop: config.id, file } }),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: start,
    name: config.restaurantName,
    short_name: config.title,
    lang: 'de',
    dir: 'ltr',
    start_url: start,
    scope: start,
    display: 'standalone',
    background_color: PAPER,
    theme_color: config.primaryColor,
    categories: ['food'],
    icons: [icon('192.png', 192, 'any'), icon('512.png', 512, 'any'), icon('maskable.png', 512, 'maskable')],
  };
}
