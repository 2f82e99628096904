import { type Mail, renderMail } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';

interface NewApplication {
  readonly jobTitle: string;
  /** Where the office lists it. */
  readonly url: string;
}

/** Tells the restaurant about an application. The applicant's data stay in the office, where they are deleted in time. */
export const applicationReceivedMail = (sender: MailSender, { jobTitle, url }: NewApplication): Mail =>
  renderMail({
    subject: `Neue Bewerbung: ${jobTitle}`,
    sender,
    blocks: [
      { kind: 'paragraph', text: `Jemand hat sich auf die Stelle „${jobTitle}“ beworben.` },
      { kind: 'button', text: 'Bewerbung ansehen', url },
      {
        kind: 'paragraph',
        text: 'Name, Kontakt und Lebenslauf stehen nur im Büro. Dort wird die Bewerbung nach sechs Monaten von selbst gelöscht.',
      },
    ],
  });
