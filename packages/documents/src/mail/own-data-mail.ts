import { OWN_DATA_LINK } from '@tischlein/wording/documents';
import { type Mail, renderMail } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

/** Leads to everything that is stored about the owner of the mailbox (Art. 15 GDPR). */
export function ownDataMail(sender: MailSender, url: string): Mail {
  const { restaurantName: restaurant } = sender.shop;
  return renderMail({
    subject: OWN_DATA_LINK.subject(restaurant),
    sender,
    blocks: [
      { kind: 'paragraph', text: OWN_DATA_LINK.intro(restaurant) },
      { kind: 'button', text: OWN_DATA_LINK.view, url },
      { kind: 'paragraph', text: OWN_DATA_LINK.link },
      { kind: 'paragraph', text: OWN_DATA_LINK.notMine },
      footBlock(sender),
    ],
  });
}
