import type { EscalationEnd } from '@tischlein/domain/shop';
import { type Mail, renderMail } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';

interface UnansweredOrder {
  readonly number: number;
  /** Since the desk got it. */
  readonly minutes: number;
  readonly last: EscalationEnd;
  /** '18:51', when the order is refused or accepted. */
  readonly lastTime: string;
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
      ...(order.last === 'none' ? [] : [{ kind: 'paragraph', text: describeEnd(order.last, order.lastTime) } as const]),
      { kind: 'button', text: 'Bestellung öffnen', url: order.url },
    ],
  });

const formatMinutes = (minutes: number): string => (minutes === 1 ? '1 Minute' : `${minutes} Minuten`);

const describeEnd = (last: Exclude<EscalationEnd, 'none'>, time: string): string =>
  last === 'refuse'
    ? `Um ${time} Uhr lehnen wir sie für Dich ab. Ist sie bezahlt, bekommt der Gast sein Geld zurück.`
    : `Um ${time} Uhr nehmen wir sie für Dich an.`;
