import { days, inMinutes } from '@tischlein/domain';
import {
  countWaitedMinutes,
  type EscalationStep,
  listDueSteps,
  LONGEST_WAIT_MINUTES,
} from '@tischlein/domain/escalation';
import type { EscalationSettings } from '@tischlein/domain/shop';
import { ESCALATION } from '@tischlein/wording';
import { plusMinutes, secondsBetween, toMilliseconds } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { tellUnanswered } from '../integrations/order-follower.ts';
import { actOnOrder } from '../orders/act-on-order.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { queueShiftPush } from '../push/notify-shift.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { listUnanswered, recordStep, type UnansweredOrder } from './escalation.store.ts';
import { ORDER_UNANSWERED } from './jobs.ts';
import { findOrderSettings, listCountedTimes } from './order-wait.ts';

/** Longer than a shop is closed, and than guests order ahead. */
const LONGEST_AGE_MINUTES = inMinutes(days(35));

/**
 * Takes the steps that are due for unanswered orders, each once per order, whichever process comes first
 * (decision 051).
 */
export async function escalateOrders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  // No step is due within the first minute.
  const period = { since: plusMinutes(now, -LONGEST_AGE_MINUTES), until: plusMinutes(now, -1) };
  for (const order of await listUnanswered(deps.database.read, period)) {
    const shop = await deps.shops.shopByRef(order.shop_id);
    if (!shop) continue;
    // One order that fails must not hold up the others; its step is due again in the next round.
    await escalateOrder(deps, shop, { order, now }).catch((error: unknown) =>
      deps.events.workerFailed('escalation', error),
    );
  }
}

async function escalateOrder(
  deps: Deps,
  shop: LoadedShop,
  { order, now }: Pick<DueStep, 'order' | 'now'>,
): Promise<void> {
  const settings = findOrderSettings(shop.config, order);
  const isLeft = (step: EscalationStep): boolean => !order.taken.has(step);
  const minutesOld = secondsBetween(order.releasedAt, now) / 60;
  // An order has waited no longer than it is old: most rounds need no opening hours.
  if (!listDueSteps(settings, Math.min(minutesOld, LONGEST_WAIT_MINUTES)).some(isLeft)) return;
  const times = listCountedTimes(shop.config, { ...order, since: order.releasedAt });
  const minutesWaited = countWaitedMinutes(times, toMilliseconds(now));
  for (const step of listDueSteps(settings, minutesWaited).filter(isLeft))
    await takeStep(deps, shop, { order, step, settings, now });
}

interface DueStep {
  readonly order: UnansweredOrder;
  readonly step: EscalationStep;
  readonly settings: EscalationSettings;
  readonly now: string;
}

function takeStep(deps: Deps, shop: LoadedShop, due: DueStep): Promise<void> {
  switch (due.step) {
    case 'ring':
      // The desk rings by itself; other browsers need a message, unless the order was opened.
      return due.order.taken.has('opened')
        ? Promise.resolve()
        : inTransaction(deps, due, (writer, order) => queueShiftPush(writer, order, due));
    case 'tell':
      return inTransaction(deps, due, async (writer, order) => {
        await queueMails(writer, order, due);
        await queueShiftPush(writer, order, due);
      });
    case 'call':
      return inTransaction(deps, due, async (writer, order) => {
        await callPeople(writer, order, due);
        await queueShiftPush(writer, order, due);
      });
    case 'end':
      return endOrder(deps, shop, due);
  }
}

/** Runs a step with its record, unless it was taken or the order has been answered. */
async function inTransaction(
  { database, outbox, events }: Deps,
  { order: { shop_id, order_id }, step, now: at }: DueStep,
  run: (writer: Writer, order: StoredOrder) => Promise<void>,
): Promise<void> {
  await database.write(async (writer) => {
    const order = await readOrder(writer, shop_id, order_id);
    if (order?.status !== 'placed') return;
    if ((await recordStep(writer, { shop_id, order_id, step, at })) === 'exists') return;
    await run(writer, order);
  });
  outbox.wake();
  events.workQueued('webhooks');
}

function queueMails(
  writer: Writer,
  { shop_id: shopId, order_id: orderId }: StoredOrder,
  { settings, now: at }: DueStep,
): Promise<void> {
  const emails = new Set(settings.people.map(({ email }) => email).filter((email) => email !== ''));
  const mails = [...emails].map((email) => ORDER_UNANSWERED.create({ orderId, email }));
  return addToOutbox(writer, { shopId, orderId: null, at }, mails);
}

function callPeople(writer: Writer, order: StoredOrder, { settings, now }: DueStep): Promise<void> {
  const phones = settings.people.map(({ phone }) => phone).filter((phone) => phone !== '');
  return tellUnanswered(writer, order, { phones, now });
}

/** Refuses or accepts as the desk would. If staff answer at the same moment, one of the two succeeds. */
async function endOrder(deps: Deps, shop: LoadedShop, { order, step, settings, now }: DueStep): Promise<void> {
  const { shop_id, order_id } = order;
  await actOnOrder(deps, shop, {
    orderId: order_id,
    action: settings.last === 'accept' ? 'accept' : 'refuse',
    ...(settings.last !== 'accept' && { reason: ESCALATION.refusalReason }),
    by: 'escalation',
    doneBy: ESCALATION.doneBy,
    alsoSave: async (writer) => {
      if ((await recordStep(writer, { shop_id, order_id, step, at: now })) === 'inserted')
        await queueShiftPush(writer, order, { step, now });
    },
  });
}
