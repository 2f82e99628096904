import type { EscalationEnd } from '@tischlein/domain/shop';
import { formatMinutes, labelInWords } from '@tischlein/wording';
import { ORDER_UNANSWERED } from '@tischlein/wording/documents';
import { type Mail, renderMail } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';

interface UnansweredOrder {
  readonly number: number;
  /** Of opening time, since the desk got it. */
  readonly minutes: number;
  readonly last: EscalationEnd;
  /** When the order is refused or accepted: '18:51', 'Montag 11:40'; null: never, or not known. */
  readonly lastTime: string | null;
  /** The order desk. */
  readonly url: string;
}

/** Tells a person of the restaurant about an unanswered order. It holds nothing about the guest. */
export const orderUnansweredMail = (sender: MailSender, order: UnansweredOrder): Mail =>
  renderMail({
    subject: ORDER_UNANSWERED.subject(order.number, formatMinutes(order.minutes), sender.shop.restaurantName),
    sender,
    blocks: [
      { kind: 'paragraph', text: ORDER_UNANSWERED.text(order.number, formatMinutes(order.minutes)) },
      ...(order.last === 'none' || order.lastTime === null
        ? []
        : [
            {
              kind: 'paragraph',
              text: ORDER_UNANSWERED.end(order.last, capitalize(labelInWords(order.lastTime, 'um'))),
            } as const,
          ]),
      { kind: 'button', text: ORDER_UNANSWERED.open, url: order.url },
    ],
  });

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
