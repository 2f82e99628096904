import { imageId } from '@tischlein/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { openPictures } from './picture-of.ts';
import { pictureSizeOf } from './picture-sizes.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** GET /media/{shopId}/{imageId}/{width}x{height}.webp, in the sizes of S1 §9 only (spec 4); with `?v=` it never changes. */
export const mediaRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  const pictureOf = openPictures(deps);
  app.get(
    '/media/:shop/:image/:size.webp',
    {
      schema: {
        tags: ['pictures'],
        summary: 'A picture in one of the listed sizes',
        params: z.object({ shop: z.string(), image: z.string(), size: z.string() }),
        querystring: z.object({ v: z.string().max(80).optional() }),
      },
    },
    async (request, reply) => {
      const { shop, image, size } = request.params;
      const shopId = deps.shops.shopByRef(shop)?.id;
      const wanted = pictureSizeOf(size);
      const picture = shopId && wanted && (await pictureOf({ shopId, imageId: imageId(image) }, wanted));
      if (!picture) throw httpProblem('imageUnknown');
      reply.headers({ etag: picture.etag, 'cache-control': request.query.v ? FOR_EVER : FOR_A_DAY });
      if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
      return reply.type('image/webp').send(picture.bytes);
    },
  );
};
