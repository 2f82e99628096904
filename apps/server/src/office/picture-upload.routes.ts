import * as calls from '@tischlein/contract/calls';
import { imageId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requirePictureShop } from '../staff/staff-session.http.ts';
import { storePicture } from '../media/store-picture.ts';

const RASTER = /^image\/(?:jpeg|png|webp|avif|gif)$/;

/** Uploading pictures of a shop. */
export const pictureUploadRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.addContentTypeParser<Buffer>(RASTER, { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));

  route(app, calls.uploadPicture, async (request) => {
    const shop = await requirePictureShop(request, deps, request.params);
    if (!Buffer.isBuffer(request.body)) throw httpProblem('unsupportedMediaType');
    const key = { shopId: shop.id, imageId: imageId(request.params.image) };
    if (!(await storePicture(deps, key, request.body))) throw httpProblem('imageInvalid');
  });
};
