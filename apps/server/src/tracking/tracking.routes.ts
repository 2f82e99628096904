import * as calls from '@tischlein/contract/calls';
import type { OrderId } from '@tischlein/domain';
import { problemMessage } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import type { Deps, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { type EventStream, streamEvents } from '../http/event-stream.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { answerChange } from '../order-changes/answer-change.ts';
import { findFollowedOrder, readOrderInfo, readOrderStatus } from './order-info.ts';

/** The calls of the order pages; the order id is the secret (S2 §7 Shop calls, S3 K8). Members of a group use its id. */
export const orderPageRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getOrder, async ({ shop, params, request }) => {
    const session = readGuestSession(request, deps);
    const info = await readOrderInfo(deps, shop, { id: params.orderId, session });
    // S2 §7: 'Order info with success false: the server's error text is thrown'.
    return info ?? { success: false, error: problemMessage('orderUnknown'), order: null };
  });

  route(app, calls.getOrderStatus, async ({ shop, params }) => {
    const status = await readOrderStatus(deps, shop, params.orderId);
    if (!status) return refuse('orderUnknown');
    return status;
  });

  route(app, calls.answerOrderChange, async ({ shop, params, body, request }) => {
    const { orderId: id, answer } = params;
    const session = readGuestSession(request, deps);
    const outcome = await answerChange(deps, shop, { ...body, id, answer, session });
    if (outcome.code !== 'done') return refuse(outcome.code);
    const status = await readOrderStatus(deps, shop, id);
    if (!status) return refuse('orderUnknown');
    return status;
  });

  route(app, calls.orderStatusEvents, async ({ shop, params, request, reply }) => {
    const { orderId: id } = params;
    const followed = await findFollowedOrder(deps, shop, id);
    if (!followed) return refuse('orderUnknown');
    streamEvents(request, reply, { start: (stream) => streamStatus(deps, shop, { id, followed, stream }) });
    return reply;
  });
};

// Sends the status now and after each change.
function streamStatus(
  deps: Deps,
  shop: LoadedShop,
  { id, followed, stream }: { readonly id: string; readonly followed: OrderId; readonly stream: EventStream },
): () => void {
  let sent = '';
  const send = async (): Promise<void> => {
    const status = await readOrderStatus(deps, shop, id);
    const now = JSON.stringify(status);
    if (now === sent) return;
    sent = now;
    await stream.send({ event: 'status', data: status });
  };
  // One at a time, so that an older status is never sent after a newer one.
  let sending = Promise.resolve();
  const sendOrEnd = (): void => {
    sending = sending.then(send).catch(() => stream.close());
  };
  sendOrEnd();
  return deps.events.onOrdersChanged(shop.id, (changed) => {
    if (changed === null || changed === followed) sendOrEnd();
  });
}
