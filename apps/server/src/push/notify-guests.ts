import { minutes, orderId as toOrderId } from '@tischlein/domain';
import { findChangeState, type OrderNews } from '@tischlein/domain/orders';
import { changePushText, pushText } from '@tischlein/wording';
import { plusSeconds } from '../clock.ts';
import type { ToldNews } from '../db/column.ts';
import type { Deps } from '../deps.ts';
import { formatTime } from '../orders/format-order-time.ts';
import { readChanges } from '../orders/order-changes.store.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { CHANGE_PUSH, ORDER_PUSH } from './jobs.ts';
import { readPushKeys } from './push-keys.ts';
import { claimNews, deleteGoneSubscription, deleteSubscription, unclaimNews } from './push.store.ts';
import { sendPush } from './send-push.ts';

export interface PushDeps extends Pick<Deps, 'database' | 'shops' | 'clock' | 'secretKey' | 'publicUrl'> {
  /** Replaces the browsers' push services, for tests. */
  readonly toServiceUrl: (endpoint: URL) => URL;
}

// Older news is stale; the page shows the state anyway.
const TELL_WITHIN_SECONDS = minutes(10);

/** The push service does not take messages now. */
export class PushLater extends Error {
  override readonly name = 'PushLater';
}

/** Notifies browsers about an order: each of them at most once about each state, and only while the order is in it. */
export const pushMessages = (deps: PushDeps): readonly JobHandler[] => [
  ORDER_PUSH.handle(async ({ orderId, subscriptionId, news }, { shopId, createdAt }) => {
    const order = await readOrder(deps.database.read, shopId, toOrderId(orderId));
    const isStale = deps.clock.now() > plusSeconds(createdAt, TELL_WITHIN_SECONDS);
    if (!order || order.status !== news || isStale) return;
    await tell(deps, order, { subscriptionId, news, body: describeNews(order, news) });
  }),
  CHANGE_PUSH.handle(async ({ orderId, subscriptionId, change: id }, { shopId }) => {
    const { read } = deps.database;
    const order = await readOrder(read, shopId, toOrderId(orderId));
    const change = order && (await readChanges(read, order)).find(({ change_id }) => change_id === id);
    if (!order || !change) return;
    const { state, expires_at: expiresAt, proposed_at: proposedAt } = change;
    if (findChangeState({ state, expiresAt }, order.status, deps.clock.now()) !== 'open') return;
    const body = changePushText({ number: order.number, time: formatTime(proposedAt, expiresAt) });
    await tell(deps, order, { subscriptionId, news: `change ${id}`, body });
  }),
];

interface Message {
  readonly subscriptionId: string;
  readonly news: ToldNews;
  readonly body: string;
}

async function tell(deps: PushDeps, order: StoredOrder, { subscriptionId, news, body }: Message): Promise<void> {
  const { database, shops, toServiceUrl, publicUrl } = deps;
  const key = { shopId: order.shop_id, orderId: order.order_id, id: subscriptionId };
  // Before sending: a process that dies in between sends nothing, instead of sending twice.
  const subscription = await database.write((writer) => claimNews(writer, key, news));
  if (!subscription) return;
  const title = shops.findEntry(order.shop_id)?.name ?? '';
  const message = { title, body, pageId: subscription.page_id };
  const keys = await readPushKeys(deps);
  const topic = `${order.shop_id} ${order.order_id}`;
  const outcome = await sendPush({ subscription, topic, message, keys, subject: toSubject(publicUrl), toServiceUrl });
  if (outcome === 'gone') await database.write((writer) => deleteGoneSubscription(writer, subscriptionId));
  if (outcome === 'refused') await database.write((writer) => deleteSubscription(writer, key));
  if (outcome !== 'later') return;
  await database.write((writer) => unclaimNews(writer, key, news));
  throw new PushLater();
}

function describeNews(order: StoredOrder, news: OrderNews): string {
  const { number, delivery_type: deliveryType, placed_at: placedAt, promised_at: promisedAt } = order;
  const time = promisedAt === null ? '' : formatTime(placedAt, promisedAt);
  return pushText({ news, number, deliveryType, time });
}

// Push services accept only these two kinds. Browsers subscribe without https on the developer's own machine only.
export const toSubject = (publicUrl: string): string =>
  publicUrl.startsWith('https:') ? publicUrl : 'mailto:postmaster@localhost';
