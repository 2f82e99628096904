import { firstName } from '@tischlein/wording';
import { FEEDBACK_INVITED } from '@tischlein/wording/documents';
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
      { kind: 'title', text: FEEDBACK_INVITED.title(name && firstName(name)) },
      ...intro,
      { kind: 'button', text: FEEDBACK_INVITED.rate, url },
      { kind: 'paragraph', text: FEEDBACK_INVITED.link },
      {
        kind: 'paragraph',
        text: `${isByConsent ? FEEDBACK_INVITED.byConsent : FEEDBACK_INVITED.asCustomer} ${FEEDBACK_INVITED.objection}`,
      },
      ...closing,
      { kind: 'link', text: FEEDBACK_INVITED.unsubscribe, url: unsubscribeUrl },
      footBlock(sender),
    ],
  });
}
