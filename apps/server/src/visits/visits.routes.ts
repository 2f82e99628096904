import * as calls from '@tischlein/contract/calls';
import { cleanPage, cleanReferrer } from '@tischlein/domain/tracking';
import type { FastifyPluginAsync } from 'fastify';
import { toWallTime } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { recordVisit } from './record-visit.ts';
import { addPageView, deleteUserVisits, touchVisit } from './visits.store.ts';

/** Counting visits and pages (S2 §7 Third-party loads and analytics, S3 A5). */
export const visitRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const { database, clock, events } = deps;

  route(app, calls.reportVisit, async ({ shop, body, request }) => {
    if (!isTracking(shop)) return refuse('trackingOff');
    const referrer = cleanReferrer(body.referrer, request.host);
    const id = await recordVisit(deps, shop, { ...body, referrer });
    return { success: true, id };
  });

  route(app, calls.sendHeartbeat, async ({ shop, body }) => {
    if (!isTracking(shop)) return refuse('trackingOff');
    const heartbeat = { shop_id: shop.id, visit_id: body.id, seen_at: clock.now() };
    await database.write((writer) => touchVisit(writer, heartbeat));
    return undefined;
  });

  route(app, calls.reportVisitEvent, ({ shop }) => {
    if (!isTracking(shop)) return refuse('trackingOff');
    events.visitEvent(shop.id);
    return undefined;
  });

  // Also where tracking has been switched off: consent can always be withdrawn.
  route(app, calls.forgetVisits, async ({ shop, body }) => {
    await database.write((writer) => deleteUserVisits(writer, shop.id, body.userId));
  });

  route(app, calls.countPage, async ({ shop, body }) => {
    const view = { shop_id: shop.id, day: toWallTime(clock.now()).date, page: cleanPage(body.page) };
    await database.write((writer) => addPageView(writer, view));
    events.pageViewed(shop.id);
  });
};

const isTracking = ({ config }: LoadedShop): boolean => config.enableTracking === true;
