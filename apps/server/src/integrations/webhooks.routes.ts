import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readDeliveries } from './deliveries.store.ts';
import { addWebhook, changeSecret, listWebhooks, resend, saveWebhook, testWebhook } from './edit-webhooks.ts';
import { deleteWebhook, readWebhook } from './webhooks.store.ts';

/** The webhooks of a shop. */
export const webhookRoutes: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  await editRoutes(app, options);
  await deliveryRoutes(app, options);
};

const editRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listWebhooks, ({ shop }) => listWebhooks(deps, shop));

  route(app, calls.addWebhook, async ({ shop, body }) => {
    const outcome = await addWebhook(deps, shop, body);
    if (typeof outcome === 'string') return refuse(outcome);
    return outcome;
  });

  route(app, calls.saveWebhook, async ({ shop, params, body }) => {
    const change = { webhookId: params.webhook, request: body };
    const outcome = await saveWebhook(deps, shop, change);
    if (typeof outcome === 'string') return refuse(outcome);
    return outcome;
  });

  route(app, calls.removeWebhook, async ({ shop, params }) => {
    const key = { shopId: shop.id, webhookId: params.webhook };
    return (await deps.database.write((writer) => deleteWebhook(writer, key))) ? undefined : refuse('webhookUnknown');
  });

  route(app, calls.changeWebhookSecret, async ({ shop, params }) => {
    const outcome = await changeSecret(deps, shop, params.webhook);
    if (typeof outcome === 'string') return refuse(outcome);
    return outcome;
  });
};

const deliveryRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.testWebhook, async ({ shop, params }) => {
    return (await testWebhook(deps, shop, params.webhook)) ? undefined : refuse('webhookUnknown');
  });

  route(app, calls.listWebhookDeliveries, async ({ shop, params }) => {
    const key = { shopId: shop.id, webhookId: params.webhook };
    if (!(await readWebhook(deps.database.read, key))) return refuse('webhookUnknown');
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

  route(app, calls.resendWebhookDelivery, async ({ shop, params }) => {
    const { webhook: webhookId, delivery: deliveryId } = params;
    if (!(await readWebhook(deps.database.read, { shopId: shop.id, webhookId }))) return refuse('webhookUnknown');
    return (await resend(deps, shop, { webhookId, deliveryId })) ? undefined : refuse('deliveryUnknown');
  });
};
