import { days } from '@tischlein/domain';
import { checkWebhooks } from './check-webhooks.ts';
import { plusSeconds } from '../clock.ts';
import { deleteDeliveriesBefore } from './deliveries.store.ts';
import { webhookFollower } from './order-follower.ts';
import { webhookRoutes } from './webhooks.routes.ts';
import { startWebhookWorker } from './webhook-worker.ts';
import type { Room } from '../room.ts';

export const integrations: Room = {
  officeCalls: [webhookRoutes],
  workers: [startWebhookWorker],
  follow: () => webhookFollower,
  forgets: [(writer, { now }) => deleteDeliveriesBefore(writer, plusSeconds(now, -days(30)))],
  checks: [['webhooks', checkWebhooks]],
  withoutGuests: {
    webhooks: 'shop',
    webhook_deliveries: 'order',
    webhook_attempts: 'order',
  },
};
