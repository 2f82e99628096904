import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { openSharePictures } from './open-share-pictures.ts';
import { openShopPictures } from './shop-pictures.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/**
 * GET /media/{shopId}/{imageId}/{width}x{height}.webp, only in the sizes of S1 §9 (S4 Addresses), one also as AVIF,
 * the logo also as PNG; and pictures for link previews.
 * With `?v=` the response is cached forever.
 */
export const mediaRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const findPicture = openShopPictures(deps);
  const findSharePicture = openSharePictures(deps);

  route(app, calls.getPicture, async ({ shop, params, query, headers, reply }) => {
    const picture = await findPicture(shop, params.image, params.file);
    if (!picture) return refuse('imageUnknown');
    reply.headers({ etag: picture.etag, 'cache-control': query.v ? FOR_EVER : FOR_A_DAY });
    if (headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(`image/${picture.format}`).send(picture.bytes);
  });
  route(app, calls.getSharePicture, async ({ shop, params, headers, reply }) => {
    const picture = await findSharePicture(shop, { kind: params.about, item: params.item });
    if (!picture) return refuse('imageUnknown');
    reply.headers({ etag: picture.etag, 'cache-control': FOR_A_DAY });
    if (headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type('image/jpeg').send(picture.bytes);
  });
  app.get('/media/*', { schema: { hide: true } }, () => {
    throw refuse('imageUnknown');
  });
};
