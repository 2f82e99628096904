import * as calls from '@tischlein/contract/calls';
import { imageId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requirePictureShop } from '../staff/staff-session.http.ts';
import { storePicture } from '../media/store-picture.ts';

/** HEIC is read to be refused with a sentence that says what to do. */
const RASTER = /^image\/(?:jpeg|png|webp|avif|gif|hei[cf])$/;

/** Uploading pictures of a shop. */
export const pictureUploadRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.addContentTypeParser<Buffer>(RASTER, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));

  route(app, calls.uploadPicture, async ({ params, body, request }) => {
    const shop = await requirePictureShop(request, deps, params);
    if (!Buffer.isBuffer(body)) return refuse('unsupportedMediaType');
    const key = { shopId: shop.id, imageId: imageId(params.image) };
    return (await storePicture(deps, key, body)) ? undefined : refuse('imageInvalid');
  });
};
