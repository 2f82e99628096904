import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { readDeliveries } from './deliveries.store.ts';
import { addWebhook, changeSecret, listWebhooks, resend, saveWebhook, testWebhook } from './edit-webhooks.ts';
import { deleteWebhook, readWebhook } from './webhooks.store.ts';

/** The webhooks of a shop. */
export const webhookRoutes: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  await app.register(editRoutes, options);
  await app.register(deliveryRoutes, options);
};

const editRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listWebhooks, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    return listWebhooks(deps, shop);
  });

  route(app, calls.addWebhook, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const outcome = await addWebhook(deps, shop, request.body);
    if (typeof outcome === 'string') throw httpProblem(outcome);
    return outcome;
  });

  route(app, calls.saveWebhook, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const change = { webhookId: request.params.webhook, request: request.body };
    const outcome = await saveWebhook(deps, shop, change);
    if (typeof outcome === 'string') throw httpProblem(outcome);
    return outcome;
  });

  route(app, calls.removeWebhook, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const key = { shopId: shop.id, webhookId: request.params.webhook };
    if (!(await deps.database.write((writer) => deleteWebhook(writer, key)))) throw httpProblem('webhookUnknown');
  });

  route(app, calls.changeWebhookSecret, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const outcome = await changeSecret(deps, shop, request.params.webhook);
    if (typeof outcome === 'string') throw httpProblem(outcome);
    return outcome;
  });
};

const deliveryRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.testWebhook, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    if (!(await testWebhook(deps, shop, request.params.webhook))) throw httpProblem('webhookUnknown');
  });

  route(app, calls.listWebhookDeliveries, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const key = { shopId: shop.id, webhookId: request.params.webhook };
    if (!(await readWebhook(deps.database.read, key))) throw httpProblem('webhookUnknown');
    const found = await readDeliveries(deps.database.read, key);
    return found.map(({ delivery, attempts }) => ({
      id: delivery.delivery_id,
      event: delivery.event,
      orderNumber: delivery.order_number,
      createdAt: delivery.created_at,
      outcome: delivery.outcome,
      nextAttemptAt: delivery.done_at === null ? delivery.run_at : null,
      payload: delivery.payload,
      attempts: attempts.map(({ at, status, duration_ms: durationMs, answer }) => ({ at, status, durationMs, answer })),
    }));
  });

  route(app, calls.resendWebhookDelivery, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { webhook: webhookId, delivery: deliveryId } = request.params;
    if (!(await readWebhook(deps.database.read, { shopId: shop.id, webhookId }))) throw httpProblem('webhookUnknown');
    if (!(await resend(deps, shop, { webhookId, deliveryId }))) throw httpProblem('deliveryUnknown');
  });
};
