import { MOST_ATTEMPTS, settleAttempt } from '@tischlein/domain/integrations';
import { plusSeconds } from '../clock.ts';
import { claimJobs, hasDueJobs } from '../db/claim-jobs.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { startWorker, wakeWithOrders } from '../worker.ts';
import { endWaiting, saveAttempt } from './deliveries.store.ts';
import { type SentWebhook, sendWebhook } from './send-webhook.ts';
import { openSecrets } from './webhook-secrets.ts';
import { readWebhook, updateWebhook } from './webhooks.store.ts';

const BATCH_SIZE = 20;
const ROUND_EVERY_MS = 100;
const POLL_EVERY_MS = 5000;
/** Longer than an attempt takes; after a crash, another process sends again under the same id. */
const LEASE_SECONDS = 60;

/** Sends queued webhooks; several processes may share the queue. */
export function startWebhookWorker(deps: Deps): () => Promise<void> {
  const worker = startWorker({
    work: async () => (await sendDueWebhooks(deps)) === BATCH_SIZE,
    roundEveryMs: ROUND_EVERY_MS,
    pollEveryMs: POLL_EVERY_MS,
    failed: (error) => deps.events.workerFailed('webhooks', error),
  });
  return wakeWithOrders(deps.events, 'webhooks', worker);
}

/** Sends the due deliveries; returns their number. */
async function sendDueWebhooks(deps: Deps): Promise<number> {
  const { database, clock } = deps;
  const now = clock.now();
  if (!(await hasDueJobs(database, 'webhook_deliveries', now))) return 0;
  const lease = { now, lockedUntil: plusSeconds(now, LEASE_SECONDS), most: BATCH_SIZE };
  const deliveries = await claimJobs(database, 'webhook_deliveries', lease);
  await Promise.all(deliveries.map((delivery) => attempt(deps, delivery)));
  return deliveries.length;
}

async function attempt(deps: Deps, delivery: Row<'webhook_deliveries'>): Promise<void> {
  const { shop_id: shopId, webhook_id: webhookId } = delivery;
  const webhook = await readWebhook(deps.database.read, { shopId, webhookId });
  if (!webhook) return;
  const at = deps.clock.now();
  const sent = await sendWebhook({
    id: delivery.delivery_id,
    url: webhook.url,
    body: delivery.payload,
    secrets: openSecrets(deps, webhook, at),
    sentAt: at,
    guard: deps.webhookGuard,
  });
  await settle(deps, { webhook, delivery, sent, at });
}

interface Attempted {
  readonly webhook: Row<'webhooks'>;
  readonly delivery: Row<'webhook_deliveries'>;
  readonly sent: SentWebhook;
  readonly at: string;
}

/** A resend starts a new series of attempts: they are counted on, the waiting times start again. */
async function settle(deps: Deps, { webhook, delivery, sent, at }: Attempted): Promise<void> {
  const { shop_id, delivery_id, attempts } = delivery;
  const inSeries = ((attempts - 1) % MOST_ATTEMPTS) + 1;
  const outcome = settleAttempt(inSeries, sent);
  const { status, durationMs: duration_ms, answer } = sent;
  const row = { shop_id, delivery_id, attempt: attempts, at, status, duration_ms, answer };
  const key = { shopId: shop_id, webhookId: webhook.webhook_id };
  await deps.database.write(async (writer) => {
    const isRetried = outcome.code === 'retry';
    const isSaved = await saveAttempt(writer, {
      delivery,
      attempt: row,
      runAt: isRetried ? plusSeconds(deps.clock.now(), outcome.afterSeconds) : delivery.run_at,
      outcome: isRetried ? null : outcome.code,
    });
    if (!isSaved || isRetried || outcome.code === 'delivered') return;
    const state = outcome.code === 'gone' ? 'gone' : 'failing';
    await endWaiting(writer, key, { outcome: outcome.code, now: at });
    await updateWebhook(writer, key, { state });
  });
}
