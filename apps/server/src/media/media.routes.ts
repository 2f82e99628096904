import { imageId, type ShopId } from '@tischlein/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { openPictures, type SizedPicture } from './open-pictures.ts';
import { PICTURE_FORMATS, findPictureSize } from './picture-sizes.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
const PICTURE = {
  tags: ['pictures'],
  summary: 'A picture in one of the listed sizes',
  params: z.object({ shop: z.string(), image: z.string(), size: z.string() }),
  querystring: z.object({ v: z.string().max(80).optional() }),
};

/**
 * GET /media/{shopId}/{imageId}/{width}x{height}.webp, only in the sizes of S1 §9 (S4 Addresses), one also as AVIF.
 * With `?v=` the response is cached forever.
 */
export const mediaRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  const getPicture = openPictures(deps);

  for (const format of PICTURE_FORMATS)
    app.get(`/media/:shop/:image/:size.${format}`, { schema: PICTURE }, async (request, reply) => {
      const { shop, image, size } = request.params;
      const picture = await find(deps.shops.shopByRef(shop), image, `${size}.${format}`);
      if (!picture) throw httpProblem('imageUnknown');
      reply.headers({ etag: picture.etag, 'cache-control': request.query.v ? FOR_EVER : FOR_A_DAY });
      if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
      return reply.type(`image/${format}`).send(picture.bytes);
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
