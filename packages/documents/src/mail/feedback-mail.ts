import { firstName } from '@tischlein/wording';
import { type Mail, renderMail } from './mail-content.ts';
import { mailWords } from './mail-words.ts';
import type { MailSender } from './order-mail.ts';
import { footBlock } from './shop-blocks.ts';

interface Invitation {
  readonly number: number;
  readonly placedAt: string;
  /** As the guest wrote it. */
  readonly name: string;
  /** Where the order is rated. */
  readonly url: string;
  readonly unsubscribeUrl: string;
  /** The guest has agreed to advertising; otherwise they are a customer (§ 7 (3) UWG). */
  readonly isByConsent: boolean;
}

/** Invites a guest to rate their order, once. It advertises nothing else, and names the right to object (§ 7 (3) UWG). */
export function feedbackMail(sender: MailSender, invitation: Invitation): Mail {
  const { number, placedAt, name, url, unsubscribeUrl, isByConsent } = invitation;
  const values = { name: firstName(name), nummer: String(number), zeit: placedAt };
  const { subject, intro, closing } = mailWords(sender, 'feedbackInvited', { values });
  return renderMail({
    subject,
    sender,
    blocks: [
      { kind: 'title', text: name ? `${firstName(name)}, wie hat es geschmeckt?` : 'Wie hat es geschmeckt?' },
      ...intro,
      { kind: 'button', text: 'Jetzt bewerten', url },
      {
        kind: 'paragraph',
        text: 'Der Link gehört zu Deiner Bestellung und gilt 30 Tage. Gib ihn nicht weiter. Hast Du die Bestellung nicht bekommen oder gar nicht bestellt, kannst Du uns das dort auch sagen.',
      },
      { kind: 'paragraph', text: `${isByConsent ? BY_CONSENT : AS_CUSTOMER} ${OBJECTION}` },
      ...closing,
      { kind: 'link', text: 'Keine solchen Mails mehr', url: unsubscribeUrl },
      footBlock(sender),
    ],
  });
}

const BY_CONSENT = 'Du bekommst diese E-Mail, weil Du Werbung von uns zugestimmt hast.';
const AS_CUSTOMER =
  'Du bekommst diese E-Mail, weil Du bei uns bestellt hast. Wir fragen zu jeder Bestellung nur einmal.';
const OBJECTION =
  'Du kannst dem jederzeit widersprechen, ohne dass dafür andere als die Übermittlungskosten nach den Basistarifen entstehen.';
