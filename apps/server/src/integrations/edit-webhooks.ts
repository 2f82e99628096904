import { randomUUID } from 'node:crypto';
import type { Webhook, WebhookRequest } from '@tischlein/contract/office';
import { TEST_EVENT } from '@tischlein/domain/integrations';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { addDelivery, countUndelivered, endWaiting, resendDelivery } from './deliveries.store.ts';
import { createSecret, replaceSecret } from './webhook-secrets.ts';
import { eventsColumn, insertWebhook, readWebhook, readWebhooks, updateWebhook } from './webhooks.store.ts';

type NewSecret = { readonly webhook: Webhook; readonly secret: string };

export async function listWebhooks({ database }: Deps, { id }: LoadedShop): Promise<Webhook[]> {
  const undelivered = await countUndelivered(database, id);
  const rows = await readWebhooks(database.read, id);
  return rows.map((row) => toWebhook(row, undelivered.get(row.webhook_id)));
}

export async function addWebhook(
  deps: Deps,
  { id: shopId }: LoadedShop,
  { name, url, events, isActive = true }: WebhookRequest,
): Promise<NewSecret | 'webhookAddressRefused' | 'tooManyWebhooks'> {
  if (!deps.webhookGuard.mayCall(url)) return 'webhookAddressRefused';
  const webhookId = randomUUID();
  const { secret, sealed } = createSecret(deps, { shopId, webhookId });
  const row: Row<'webhooks'> = {
    shop_id: shopId,
    webhook_id: webhookId,
    name,
    url,
    events: eventsColumn.write([...new Set(events)]),
    sealed_secret: sealed,
    previous_secret: null,
    previous_until: null,
    state: isActive ? 'active' : 'paused',
    created_at: deps.clock.now(),
  };
  const isAdded = await deps.database.write((writer) => insertWebhook(writer, row));
  return isAdded ? { webhook: toWebhook(row), secret } : 'tooManyWebhooks';
}

/** Changes a webhook. What still waits for a paused one is not sent. */
export async function saveWebhook(
  { database, clock, webhookGuard }: Deps,
  { id: shopId }: LoadedShop,
  { webhookId, request }: { readonly webhookId: string; readonly request: WebhookRequest },
): Promise<Webhook | 'webhookAddressRefused' | 'webhookUnknown'> {
  const { name, url, events, isActive = true } = request;
  if (!webhookGuard.mayCall(url)) return 'webhookAddressRefused';
  const key = { shopId, webhookId };
  const columns = { name, url, events: eventsColumn.write([...new Set(events)]) };
  const row = await database.write(async (writer) => {
    if (!isActive) await endWaiting(writer, key, { outcome: 'failed', now: clock.now() });
    return updateWebhook(writer, key, { ...columns, state: isActive ? 'active' : 'paused' });
  });
  return row ? toWebhook(row, (await countUndelivered(database, shopId)).get(webhookId)) : 'webhookUnknown';
}

export function changeSecret(
  deps: Deps,
  { id: shopId }: LoadedShop,
  webhookId: string,
): Promise<NewSecret | 'webhookUnknown'> {
  const key = { shopId, webhookId };
  const { secret, sealed } = createSecret(deps, key);
  return deps.database.write(async (writer) => {
    const before = await readWebhook(writer, key);
    const row = before && (await updateWebhook(writer, key, replaceSecret(before, sealed, deps.clock.now())));
    return row ? { webhook: toWebhook(row), secret } : 'webhookUnknown';
  });
}

/** Sends a test event, also to a paused webhook. */
export async function testWebhook(deps: Deps, { id: shopId }: LoadedShop, webhookId: string): Promise<boolean> {
  const at = deps.clock.now();
  const isQueued = await deps.database.write(async (writer) => {
    const webhook = await readWebhook(writer, { shopId, webhookId });
    if (!webhook) return false;
    const data = { shop: shopId };
    const event = { event: TEST_EVENT, orderNumber: null, data, at } as const;
    return (await addDelivery(writer, { shopId, webhookId }, event)) !== null;
  });
  deps.events.workQueued('webhooks');
  return isQueued;
}

export async function resend(
  { database, clock, events }: Deps,
  { id: shopId }: LoadedShop,
  names: { readonly webhookId: string; readonly deliveryId: string },
): Promise<boolean> {
  const isQueued = await database.write((writer) => resendDelivery(writer, { shopId, ...names, now: clock.now() }));
  events.workQueued('webhooks');
  return isQueued;
}

const toWebhook = (
  { webhook_id: id, name, url, events, state, created_at: createdAt }: Row<'webhooks'>,
  undelivered = 0,
): Webhook => ({ id, name, url, events: [...eventsColumn.read(events)], state, undelivered, createdAt });
