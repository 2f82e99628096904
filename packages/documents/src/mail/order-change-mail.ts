import type { Cents } from '@tischlein/domain';
import { changeMoneyText, euro, firstName } from '@tischlein/wording';
import { ORDER_ANSWER, ORDER_CHANGE_MAIL, questionsText } from '@tischlein/wording/documents';
import { type Mail, renderMail } from './mail-content.ts';
import type { OrderMail } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

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
    subject: ORDER_CHANGE_MAIL.subject(order.number, order.shop.restaurantName),
    sender: order,
    blocks: [
      { kind: 'title', text: ORDER_CHANGE_MAIL.title(firstName(order.contact.name)) },
      { kind: 'paragraph', text: ORDER_ANSWER.reason(reason) },
      {
        kind: 'paragraph',
        text: `${ORDER_CHANGE_MAIL.price(euro(order.quote.steps.TOTAL), euro(total))} ${changeMoneyText({ refund, due, isOnline: order.paymentMethod !== 'offline' && order.paymentMethod !== 'offline_debit' })}`,
      },
      { kind: 'paragraph', text: ORDER_CHANGE_MAIL.answer(until) },
      { kind: 'button', text: ORDER_CHANGE_MAIL.view, url },
      { kind: 'paragraph', text: questionsText(order.shop.phone) },
      footBlock(order),
    ],
  });
