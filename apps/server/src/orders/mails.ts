import { orderAcceptedMail, orderCancelledMail, orderPlacedMail, orderRefusedMail } from '@tischlein/documents/mail';
import type { Reader } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { JobHandler } from '../outbox/job-kind.ts';
import { attachNotice } from '../shops/guarantee-notice.ts';
import { formatTime } from './format-order-time.ts';
import { attachLegalTexts } from './legal-attachments.ts';
import { readLegalText } from './legal-texts.store.ts';
import type { StoredOrder } from './orders.store.ts';
import { ORDER_ACCEPTED, ORDER_CANCELLED, ORDER_PLACED, ORDER_REFUSED } from './jobs.ts';
import { type OrderMailDeps, sendOrderMail } from './send-order-mail.ts';

/** Mails to the guest about the progress of an order. */
export const orderMails = (deps: OrderMailDeps & Pick<Deps, 'settings'>): readonly JobHandler[] => [
  ORDER_PLACED.handle((_, job) =>
    sendOrderMail(deps, job, async ({ mail, order, shop }) => ({
      content: {
        ...orderPlacedMail(mail),
        attachments: [
          ...attachLegalTexts(shop, order.quote, await readAcceptedTerms(deps.database.read, order)),
          ...attachNotice(deps.settings),
        ],
      },
    })),
  ),
  ORDER_ACCEPTED.handle((_, job) =>
    sendOrderMail(deps, job, ({ mail, order }) => ({
      content: orderAcceptedMail(mail, formatTime(order.placed_at, order.promised_at ?? order.placed_at)),
    })),
  ),
  ORDER_REFUSED.handle((_, job) =>
    sendOrderMail(deps, job, ({ mail, order }) => ({ content: orderRefusedMail(mail, order.refusal_reason ?? '') })),
  ),
  ORDER_CANCELLED.handle((_, job) =>
    sendOrderMail(deps, job, ({ mail, order }) => ({ content: orderCancelledMail(mail, order.refusal_reason ?? '') })),
  ),
];

/** The version that the order has accepted, though the text may have changed since (S3 L10); null: it accepted none. */
const readAcceptedTerms = async (
  reader: Reader,
  { shop_id: shopId, accepted_terms: accepted }: Pick<StoredOrder, 'shop_id' | 'accepted_terms'>,
) => (accepted ? readLegalText(reader, shopId, accepted.terms) : null);
