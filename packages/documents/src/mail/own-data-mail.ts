import { type Mail, renderMail } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

/** Leads to everything that is stored about the owner of the mailbox (Art. 15 GDPR). */
export function ownDataMail(sender: MailSender, url: string): Mail {
  const { restaurantName: restaurant } = sender.shop;
  return renderMail({
    subject: `Deine Daten bei ${restaurant}`,
    sender,
    blocks: [
      {
        kind: 'paragraph',
        text: `Mit diesem Link siehst Du, was wir bei ${restaurant} über Dich gespeichert haben. Du kannst es herunterladen oder löschen.`,
      },
      { kind: 'button', text: 'Meine Daten ansehen', url },
      { kind: 'paragraph', text: 'Der Link gilt eine Stunde. Gib ihn niemandem weiter.' },
      { kind: 'paragraph', text: 'Hast Du das nicht angefordert, musst Du nichts tun.' },
      footBlock(sender),
    ],
  });
}
