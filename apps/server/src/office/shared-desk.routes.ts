import * as calls from '@tischlein/contract/calls';
import type { ShopId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { noteOpened } from '../escalation/note-opened.ts';
import { refuse } from '../http/errors.ts';
import { type EventStream, streamEvents } from '../http/event-stream.ts';
import { route } from '../http/route.ts';
import type { ShopEntry } from '../shops/shop-entry.ts';
import { createSessionCheck, listStaffShops } from '../staff/staff-session.http.ts';
import { type DeskList, listDeskOrders } from './desk-orders.ts';
import { sendSharedDesk } from './send-desk-orders.http.ts';
import { streamDesk } from './stream-desk.ts';

/** One desk for several shops: one list and one stream, as browsers have few connections per host; and which orders it has opened. */
export const sharedDeskRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listDesk, async ({ query, request, reply }) => {
    const shops = await listStaffShops(request, deps, query.shops.split(','));
    return sendSharedDesk(reply, deps.clock.now(), listDesks(deps, shops));
  });

  route(app, calls.noteOpened, async ({ shop, params }) => {
    return (await noteOpened(deps, shop, params.orderId)) ? undefined : refuse('orderUnknown');
  });

  route(app, calls.followDesk, async ({ query, request, reply }) => {
    const references = query.shops.split(',');
    const after = query.after.split(',').map(Number);
    const shops = await listStaffShops(request, deps, references);
    if (after.length !== references.length) return refuse('invalidRequest');
    if (shops.length === 0) return refuse('shopUnknown');
    const isAllowed = createSessionCheck(request, deps, ...shops);
    const findAfter = ({ id, slug }: ShopEntry): number =>
      after[references.findIndex((reference) => reference === id || reference === slug)] ?? 0;
    streamEvents(request, reply, {
      isAllowed,
      start: (stream) => {
        const parts = shops.map((shop) =>
          streamDesk(deps, shop.id, {
            after: findAfter(shop),
            stream: withoutIds(stream),
            isAllowed,
          }),
        );
        return () => parts.forEach((stop) => stop());
      },
    });
    return reply;
  });
};

async function* listDesks(
  deps: Deps,
  shops: readonly ShopEntry[],
): AsyncGenerator<readonly [shop: ShopId, list: DeskList]> {
  for (const { id } of shops) {
    const shop = await deps.shops.shopByRef(id);
    if (shop) yield [id, await listDeskOrders(deps, shop)];
  }
}

/** An id would name the sequence of one shop only. */
const withoutIds = (stream: EventStream): EventStream => ({
  ...stream,
  send: ({ event, data }) => stream.send({ event, data }),
});
