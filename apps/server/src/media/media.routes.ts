import { imageId, type ShopId } from '@tischlein/domain';
import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { openPictures, type SizedPicture } from './open-pictures.ts';
import { findPictureSize } from './picture-sizes.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
/**
 * GET /media/{shopId}/{imageId}/{width}x{height}.webp, only in the sizes of S1 §9 (S4 Addresses), one also as AVIF.
 * With `?v=` the response is cached forever.
 */
export const mediaRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const getPicture = openPictures(deps);

  route(app, calls.getPicture, async (request, reply) => {
    const { shop, image, file } = request.params;
    const picture = await find(deps.shops.shopByRef(shop), image, file);
    if (!picture) throw httpProblem('imageUnknown');
    reply.headers({ etag: picture.etag, 'cache-control': request.query.v ? FOR_EVER : FOR_A_DAY });
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(`image/${file.endsWith('.avif') ? 'avif' : 'webp'}`).send(picture.bytes);
  });
  app.get('/media/*', { schema: { hide: true } }, () => {
    throw httpProblem('imageUnknown');
  });

  async function find(shop: LoadedShop | null, image: string, file: string): Promise<SizedPicture | null> {
    const size = findPictureSize(file);
    if (!shop || !size) return null;
    const at = (shopId: ShopId): Promise<SizedPicture | null> => getPicture({ shopId, imageId: imageId(image) }, size);
    const franchise = shop.config.franchise?.id;
    // A branch without the picture shows the one of its franchise.
    return (await at(shop.id)) ?? (franchise === undefined ? null : at(franchise));
  }
};
