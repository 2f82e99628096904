import * as calls from '@tischlein/contract/calls';
import { imageId } from '@tischlein/domain';
import { isDrawing } from '@tischlein/domain/menu';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { drawDish } from '../media/draw-dish.ts';
import { requirePictureShop } from '../staff/staff-session.http.ts';

/** Drawing a dish, for those who edit the menu. */
export const drawingRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.drawPicture, async ({ params, body, request }) => {
    const shop = await requirePictureShop(request, deps, params);
    const id = imageId(params.image);
    // Guests see by its id that it is a drawing.
    if (!isDrawing(id)) return refuse('imageInvalid');
    await drawDish(deps, { shopId: shop.id, imageId: id }, body);
    return undefined;
  });
};
