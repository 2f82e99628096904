import { orderId as toOrderId } from '@tischlein/domain';
import { countWaitedMinutes, findWaitEnd } from '@tischlein/domain/escalation';
import { orderUnansweredMail } from '@tischlein/documents/mail';
import { atMilliseconds, toMilliseconds } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/send-mail.ts';
import { findOrderSettings, listCountedTimes } from './order-wait.ts';
import { formatTime } from '../orders/format-order-time.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import { ORDER_UNANSWERED } from './jobs.ts';

interface EscalationMailDeps extends Pick<Deps, 'database' | 'shops' | 'clock' | 'publicUrl'> {
  readonly sendMail: SendMail;
}

/** The mail about an unanswered order. */
export const escalationMails = (deps: EscalationMailDeps): readonly JobHandler[] => [
  ORDER_UNANSWERED.handle(async ({ orderId, email }, job) => {
    const { database, shops, clock, publicUrl, sendMail } = deps;
    const order = await readOrder(database.read, job.shopId, toOrderId(orderId));
    const shop = await shops.shopByRef(job.shopId);
    // Answered in the meantime, or the person has left the list.
    if (!shop || order?.status !== 'placed' || order.released_at === null) return;
    const settings = findOrderSettings(shop.config, order);
    const person = settings.people.find((each) => each.email === email);
    if (!person) return;
    const now = clock.now();
    const openTimes = listCountedTimes(shop.config, { ...order, since: order.released_at });
    const end = settings.last === 'none' ? null : findWaitEnd(openTimes, settings.lastMinutes);
    const content = orderUnansweredMail(toMailSender(shop, publicUrl), {
      number: order.number,
      minutes: Math.floor(countWaitedMinutes(openTimes, toMilliseconds(now))),
      last: settings.last,
      lastTime: end === null ? null : formatTime(now, atMilliseconds(end)),
      url: `${publicUrl}/office/${shop.config.slug}`,
    });
    await sendMail(job, { shop: shop.config, to: { name: person.name, email }, content });
  }),
];
