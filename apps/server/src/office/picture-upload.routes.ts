import { imageId } from '@tischlein/domain';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { LIMITS } from '../http/limits.ts';
import { requireOwnShop } from '../staff/staff-session.http.ts';
import { storePicture } from '../media/store-picture.ts';

const RASTER = /^image\/(?:jpeg|png|webp|avif|gif)$/;
const UPLOAD = {
  tags: ['office'],
  summary: 'Uploads a picture: JPEG, PNG, WebP, AVIF or GIF of at most 20 megapixels, as raw bytes',
  params: z.object({ shop: z.string(), image: z.string().regex(/^[\w.:-]{1,80}$/) }),
  response: { 204: z.undefined() },
};

/** Uploading pictures of a shop, for owners. */
export const pictureUploadRoutes: FastifyPluginAsyncZod<RoutesOptions> = async (app, { deps }) => {
  app.addContentTypeParser<Buffer>(RASTER, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));

  app.put(
    '/api/office/shop/:shop/media/:image',
    { bodyLimit: LIMITS.pictureBytes, schema: UPLOAD },
    async (request, reply) => {
      const shop = await requireOwnShop(request, deps, request.params.shop);
      if (!Buffer.isBuffer(request.body)) throw httpProblem('unsupportedMediaType');
      const key = { shopId: shop.id, imageId: imageId(request.params.image) };
      if (!(await storePicture(deps, key, request.body))) throw httpProblem('imageInvalid');
      return reply.code(204).send();
    },
  );
};
