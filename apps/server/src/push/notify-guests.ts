import { orderId as toOrderId } from '@tischlein/domain';
import type { OrderNews } from '@tischlein/domain/orders';
import { pushText } from '@tischlein/wording';
import { plusSeconds } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { formatTime } from '../orders/format-order-time.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { ORDER_PUSH } from './jobs.ts';
import { readPushKeys } from './push-keys.ts';
import { claimNews, deleteGoneSubscription, deleteSubscription, unclaimNews } from './push.store.ts';
import { sendPush } from './send-push.ts';

export interface PushDeps extends Pick<Deps, 'database' | 'shops' | 'clock' | 'secretKey' | 'publicUrl'> {
  /** Replaces the browsers' push services, for tests. */
  readonly toServiceUrl: (endpoint: URL) => URL;
}

// Older news are stale; the page shows the state anyway.
const TELL_WITHIN_SECONDS = 10 * 60;

/** The push service does not take messages now. */
export class PushLater extends Error {
  override readonly name = 'PushLater';
}

/** Notifies browsers about an order: each of them at most once about each state, and only while the order is in it. */
export const pushMessages = (deps: PushDeps): readonly JobHandler[] => [
  ORDER_PUSH.handle(async ({ orderId, subscriptionId, news }, { shopId, createdAt }) => {
    const key = { shopId, orderId: toOrderId(orderId), id: subscriptionId };
    const { database, clock } = deps;
    const order = await readOrder(database.read, shopId, key.orderId);
    const isStale = clock.now() > plusSeconds(createdAt, TELL_WITHIN_SECONDS);
    if (!order || order.status !== news || isStale) return;
    // Before sending: a process that dies in between sends nothing, instead of sending twice.
    const subscription = await database.write((writer) => claimNews(writer, key, news));
    if (!subscription) return;
    const message = { ...describeNews(deps, order, news), pageId: subscription.page_id };
    const keys = await readPushKeys(deps);
    const { toServiceUrl, publicUrl } = deps;
    const topic = `${shopId} ${orderId}`;
    const outcome = await sendPush({ subscription, topic, message, keys, subject: toSubject(publicUrl), toServiceUrl });
    if (outcome === 'gone') await database.write((writer) => deleteGoneSubscription(writer, subscriptionId));
    if (outcome === 'refused') await database.write((writer) => deleteSubscription(writer, key));
    if (outcome !== 'later') return;
    await database.write((writer) => unclaimNews(writer, key, news));
    throw new PushLater();
  }),
];

function describeNews({ shops }: PushDeps, order: StoredOrder, news: OrderNews) {
  const { number, delivery_type: deliveryType, placed_at: placedAt, promised_at: promisedAt } = order;
  const time = promisedAt === null ? '' : formatTime(placedAt, promisedAt);
  const title = shops.findEntry(order.shop_id)?.name ?? '';
  return { title, body: pushText({ news, number, deliveryType, time }) };
}

// Push services accept only these two kinds. Browsers subscribe without https on the developer's own machine only.
export const toSubject = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:postmaster@localhost';
