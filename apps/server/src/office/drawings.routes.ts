import * as calls from '@tischlein/contract/calls';
import { imageId } from '@tischlein/domain';
import { isDrawing } from '@tischlein/domain/menu';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { drawDish } from '../media/draw-dish.ts';
import { requirePictureShop } from '../staff/staff-session.http.ts';

/** Drawing a dish, for those who edit the menu. */
export const drawingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.drawPicture, async (request) => {
    const shop = await requirePictureShop(request, deps, request.params);
    const id = imageId(request.params.image);
    // Guests see by its id that it is a drawing.
    if (!isDrawing(id)) throw httpProblem('imageInvalid');
    await drawDish(deps, { shopId: shop.id, imageId: id }, request.body);
  });
};
