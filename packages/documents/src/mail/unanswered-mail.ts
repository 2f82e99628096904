import type { EscalationEnd } from '@tischlein/domain/shop';
import { formatMinutes, labelInWords } from '@tischlein/wording';
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
    subject: `Bestellung ${order.number} wartet seit ${formatMinutes(order.minutes)} – ${sender.shop.restaurantName}`,
    sender,
    blocks: [
      {
        kind: 'paragraph',
        text: `Bestellung ${order.number} wartet seit ${formatMinutes(order.minutes)}, und niemand hat geantwortet.`,
      },
      ...(order.last === 'none' || order.lastTime === null
        ? []
        : [
            {
              kind: 'paragraph',
              text: describeEnd(order.last, capitalize(labelInWords(order.lastTime, 'um'))),
            } as const,
          ]),
      { kind: 'button', text: 'Bestellung öffnen', url: order.url },
    ],
  });

const describeEnd = (last: Exclude<EscalationEnd, 'none'>, when: string): string =>
  last === 'refuse'
    ? `${when} lehnen wir sie für Dich ab. Ist sie bezahlt, bekommt der Gast sein Geld zurück.`
    : `${when} nehmen wir sie für Dich an.`;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
