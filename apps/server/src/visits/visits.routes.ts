import * as calls from '@tischlein/contract/calls';
import { cleanPage, cleanReferrer } from '@tischlein/domain/tracking';
import type { FastifyPluginAsync } from 'fastify';
import { toWallTime } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { recordVisit } from './record-visit.ts';
import { addPageView, deleteUserVisits, touchVisit } from './visits.store.ts';

/** Counting visits and pages (S2 §7 Third-party loads and analytics, S3 A5). */
export const visitRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const { database, clock, events } = deps;

  route(app, calls.reportVisit, async (request) => {
    const shop = requireTracking(await requireShopByRef(deps, request.params.shop));
    const referrer = cleanReferrer(request.body.referrer, request.host);
    const id = await recordVisit(deps, shop, { ...request.body, referrer });
    return { success: true, id };
  });

  route(app, calls.sendHeartbeat, async ({ params, body }) => {
    const shop = requireTracking(await requireShopByRef(deps, params.shop));
    const heartbeat = { shop_id: shop.id, visit_id: body.id, seen_at: clock.now() };
    await database.write((writer) => touchVisit(writer, heartbeat));
  });

  route(app, calls.reportVisitEvent, async ({ params }) => {
    const shop = requireTracking(await requireShopByRef(deps, params.shop));
    events.visitEvent(shop.id);
  });

  // Also where tracking has been switched off: consent can always be withdrawn.
  route(app, calls.forgetVisits, async ({ params, body }) => {
    const shop = await requireShopByRef(deps, params.shop);
    await database.write((writer) => deleteUserVisits(writer, shop.id, body.userId));
  });

  route(app, calls.countPage, async ({ params, body }) => {
    const shop = await requireShopByRef(deps, params.shop);
    const view = { shop_id: shop.id, day: toWallTime(clock.now()).date, page: cleanPage(body.page) };
    await database.write((writer) => addPageView(writer, view));
    events.pageViewed(shop.id);
  });
};

function requireTracking(shop: LoadedShop): LoadedShop {
  if (shop.config.enableTracking !== true) throw httpProblem('trackingOff');
  return shop;
}
