import type { Cents } from '@tischlein/domain';
import { changeMoneyText, euro, firstName } from '@tischlein/wording';
import { type Mail, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { footBlock, questionsText } from './shop-blocks.ts';

interface MailedChange {
  readonly reason: string;
  /** '18:42' */
  readonly until: string;
  readonly total: Cents;
  readonly refund: Cents;
  readonly due: Cents;
  /** Signed: leads to the page on which the guest answers. */
  readonly url: string;
}

/** The restaurant proposes another version of an order; nothing changes without the guest's answer. */
export const orderChangeMail = (order: OrderMail, { reason, until, total, refund, due, url }: MailedChange): Mail =>
  renderMail({
    subject: `Deine Bestellung ${order.number}: Ein Vorschlag von ${order.shop.restaurantName}`,
    sender: order,
    blocks: [
      { kind: 'title', text: `${firstName(order.contact.name)}, dürfen wir Deine Bestellung ändern?` },
      { kind: 'paragraph', text: `Der Grund: ${reason}` },
      {
        kind: 'paragraph',
        text: `Statt ${euro(order.quote.steps.TOTAL)} kostet sie dann ${euro(total)}. ${changeMoneyText({ refund, due, isOnline: order.paymentMethod !== 'offline' && order.paymentMethod !== 'offline_debit' })}`,
      },
      {
        kind: 'paragraph',
        text: `Sieh Dir beide Fassungen an und antworte bis ${until} Uhr. Ohne Antwort bleibt alles, wie Du es bestellt hast.`,
      },
      { kind: 'button', text: 'Vorschlag ansehen', url },
      { kind: 'paragraph', text: questionsText(order.shop) },
      footBlock(order),
    ],
  });
