import { orderId } from '@tischlein/domain';
import { decideInvitation, type InvitationFacts } from '@tischlein/domain/feedback';
import { FEEDBACK_PAGE } from '@tischlein/domain/shop';
import { feedbackMail } from '@tischlein/documents/mail';
import { readConsentState } from '../advertising/consent-state.ts';
import { hasObjected } from '../advertising/objections.store.ts';
import { createOrderUnsubscribeUrl } from '../advertising/unsubscribe-link.ts';
import type { Reader } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { SendMail } from '../mail/send-mail.ts';
import { formatPlacedAt } from '../orders/format-order-time.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { toMailSender } from '../shops/mail-sender.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toShopUrl } from '../shops/shop-url.ts';
import { readFeedback } from './feedback.store.ts';
import { createFeedbackToken } from './feedback-token.ts';
import { FEEDBACK_INVITED } from './jobs.ts';

interface FeedbackMailDeps extends Pick<Deps, 'database' | 'shops' | 'publicUrl' | 'secretKey'> {
  readonly sendMail: SendMail;
}

/** The invitation to rate an order. It counts as advertising, so the law is applied when it is sent (S3 R7). */
export const feedbackMails = (deps: FeedbackMailDeps): readonly JobHandler[] => [
  FEEDBACK_INVITED.handle(async ({ orderId: id }, job) => {
    const { database, shops, publicUrl, secretKey, sendMail } = deps;
    const shop = await shops.shopByRef(job.shopId);
    const order = await readOrder(database.read, job.shopId, orderId(id));
    if (!shop || !order) throw new Error(`no order for ${job.kind} ${job.id}`);
    const facts = await collectFacts(database.read, shop, order);
    if (decideInvitation(facts) !== 'send') return;
    const address = toShopUrl(publicUrl, shop.config);
    const unsubscribeUrl = createOrderUnsubscribeUrl(order, address, secretKey);
    const content = feedbackMail(toMailSender(shop, publicUrl), {
      number: order.number,
      placedAt: formatPlacedAt(order),
      name: order.contact.name,
      // In the fragment, which is not sent to servers and so reaches no log.
      url: `${address}/${FEEDBACK_PAGE}/${order.order_id}#${createFeedbackToken(order, secretKey)}`,
      unsubscribeUrl,
      isByConsent: facts.consent === 'given',
    });
    await sendMail(job, { shop: shop.config, to: order.contact, content, unsubscribeUrl });
  }),
];

async function collectFacts(
  reader: Reader,
  { config, state }: LoadedShop,
  order: StoredOrder,
): Promise<InvitationFacts> {
  const { shop_id, status, contact, told_of_objection } = order;
  return {
    mails: (state === 'open' && config.feedbackMails) || null,
    status,
    isAnswered: (await readFeedback(reader, order)) !== null,
    hasEmail: contact.email !== '',
    consent: await readConsentState(reader, shop_id, contact.email),
    hasObjected: await hasObjected(reader, shop_id, contact.email),
    wasTold: told_of_objection === 1,
  };
}
