import { minutes, orderId as toOrderId } from '@tischlein/domain';
import { countWaitedMinutes, ESCALATION_STEPS, type EscalationStep } from '@tischlein/domain/escalation';
import { may } from '@tischlein/domain/staff';
import { shiftPushText } from '@tischlein/wording';
import { z } from 'zod';
import { plusSeconds, toMilliseconds } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { listOpenTimes } from '../opening/list-open-times.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { type JobHandler, jobKind } from '../outbox/job-kind.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { worksFor } from '../staff/sessions.ts';
import { readSessionStaff } from '../staff/staff.store.ts';
import { type PushDeps, PushLater, toSubject } from './notify-guests.ts';
import { readPushKeys } from './push-keys.ts';
import { sendPush } from './send-push.ts';
import { countNewOrders, deleteShift, deleteShiftBrowser, findShiftBrowser, readShift } from './shift.store.ts';

const SHIFT_PUSH = jobKind(
  'shiftPush',
  z.object({ orderId: z.string(), subscriptionId: z.string(), step: z.enum(ESCALATION_STEPS) }),
  { isUrgent: true },
);

// The next step comes with a message of its own.
const TELL_WITHIN_SECONDS = minutes(5);

/** Queues messages to the browsers of the shop's shift that an order has reached this step. */
export async function queueShiftPush(
  writer: Writer,
  { shop_id: shopId, order_id: orderId }: Pick<StoredOrder, 'shop_id' | 'order_id'>,
  { step, now }: { readonly step: EscalationStep; readonly now: string },
): Promise<void> {
  const browsers = await readShift(writer, shopId);
  const jobs = browsers.map(({ subscription_id: subscriptionId }) =>
    SHIFT_PUSH.create({ orderId, subscriptionId, step }),
  );
  await addToOutbox(writer, { shopId, orderId: null, at: now }, jobs);
}

/** Tells browsers of staff about an order while it is unanswered, and that it has ended by itself. */
export const shiftMessages = (deps: PushDeps): readonly JobHandler[] => [
  SHIFT_PUSH.handle(async ({ orderId, subscriptionId, step }, { shopId, createdAt }) => {
    const { database, clock, shops } = deps;
    const shop = await shops.shopByRef(shopId);
    const order = await readOrder(database.read, shopId, toOrderId(orderId));
    const isStale = clock.now() > plusSeconds(createdAt, TELL_WITHIN_SECONDS);
    if (!shop || !order || isStale || (step !== 'end' && order.status !== 'placed')) return;
    const browser = await findShiftBrowser(database.read, shopId, subscriptionId);
    if (!browser) return;
    if (!(await mayBeTold(deps, browser))) return database.write((writer) => deleteShiftBrowser(writer, browser));
    const outcome = await sendPush({
      subscription: browser,
      topic: `shift ${shopId} ${orderId}`,
      message: await describeOrder(deps, { shop, order, browser }),
      keys: await readPushKeys(deps),
      subject: toSubject(deps.publicUrl),
      toServiceUrl: deps.toServiceUrl,
    });
    // Notifying twice is better than not at all: the later message replaces the earlier one.
    if (outcome === 'later') throw new PushLater();
    if (outcome === 'gone') await database.write((writer) => deleteShift(writer, subscriptionId));
    if (outcome === 'refused') await database.write((writer) => deleteShiftBrowser(writer, browser));
  }),
];

/** Whether the person who has begun the shift is still signed in and may see the shop's orders. */
async function mayBeTold({ database, clock }: PushDeps, browser: Row<'shift_browsers'>): Promise<boolean> {
  const session = await readSessionStaff(database.read, browser.session_hash, clock.now());
  return session !== null && worksFor(session.member, browser.shop_id) && may(session.member.role, 'desk', 'write');
}

interface Told {
  readonly shop: LoadedShop;
  readonly order: StoredOrder;
  readonly browser: Row<'shift_browsers'>;
}

/** Holds nothing about the guest. */
async function describeOrder({ database, clock, shops }: PushDeps, { shop, order, browser }: Told) {
  const { number, status, released_at: releasedAt, order_id: tag } = order;
  const desk = (await shops.shopByRef(browser.desk_id)) ?? shop;
  const openTimes = listOpenTimes(shop.config, releasedAt ?? order.placed_at);
  const minutes = Math.floor(countWaitedMinutes(openTimes, toMilliseconds(clock.now())));
  return {
    title: shop.config.restaurantName,
    body: shiftPushText({ number, status, minutes }),
    tag,
    address: `/office/${desk.config.slug}`,
    waiting: await countNewOrders(database.read, browser.subscription_id),
  };
}
