import {
  type Mail,
  orderAcceptedMail,
  orderCancelledMail,
  orderPlacedMail,
  orderRefusedMail,
  plainText,
} from '@tischlein/wording/mail';
import type { JobHandler } from '../outbox/job-kind.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { formatTime } from './format-order-time.ts';
import { ORDER_ACCEPTED, ORDER_CANCELLED, ORDER_PLACED, ORDER_REFUSED } from './jobs.ts';
import { type OrderMailDeps, sendOrderMail } from './send-order-mail.ts';

/** Mails to the guest about the progress of an order. */
export const orderMails = (deps: OrderMailDeps): readonly JobHandler[] => [
  ORDER_PLACED.handle((_, job) =>
    sendOrderMail(deps, job, ({ mail, shop }) => ({
      content: { ...orderPlacedMail(mail), attachments: attachLegalTexts(shop) },
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

/** The contract texts the guest must get on a durable medium, in full and not only as a link (§ 312f (2) BGB). */
const attachLegalTexts = ({ config }: LoadedShop): NonNullable<Mail['attachments']> =>
  config.pages
    .filter(({ legalRole }) => legalRole === 'terms' || legalRole === 'withdrawal')
    .map(({ title, text }) => ({
      name: `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.txt`,
      text: plainText(title, text),
    }));
