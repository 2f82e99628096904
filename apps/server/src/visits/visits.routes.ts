import * as calls from '@tischlein/contract/calls';
import type { VisitRequest } from '@tischlein/contract/shop';
import { cleanPage, cleanReferrer } from '@tischlein/domain/tracking';
import type { FastifyPluginAsync } from 'fastify';
import { randomUUID } from 'node:crypto';
import { toWallTime } from '../clock.ts';
import type { RoutesOptions, Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { addPageView, deleteUserVisits, touchVisit, insertVisit } from './visits.store.ts';

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

/** Stores a page view of a guest who has consented; returns its id. The order's id and the account are not stored. */
async function recordVisit(
  { database, clock, events }: Pick<Deps, 'database' | 'clock' | 'events'>,
  shop: LoadedShop,
  { page, orderId, sessionId, userId, visitCount, device, design, account, referrer }: VisitRequest,
): Promise<string> {
  const id = randomUUID();
  const now = clock.now();
  const row = {
    shop_id: shop.id,
    visit_id: id,
    user_id: userId,
    session_id: sessionId,
    page: cleanPage(page),
    visit_count: visitCount,
    device,
    design,
    has_account: account ? 1 : 0,
    has_order: orderId === null ? 0 : 1,
    referrer,
    started_at: now,
    seen_at: now,
  } as const;
  await database.write((writer) => insertVisit(writer, row));
  events.visitRecorded(shop.id);
  return id;
}
