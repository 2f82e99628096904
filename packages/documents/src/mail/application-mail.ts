import { APPLICATION_RECEIVED } from '@tischlein/wording/documents';

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
    subject: APPLICATION_RECEIVED.subject(jobTitle),
    sender,
    blocks: [
      { kind: 'paragraph', text: APPLICATION_RECEIVED.text(jobTitle) },
      { kind: 'button', text: APPLICATION_RECEIVED.view, url },
      { kind: 'paragraph', text: APPLICATION_RECEIVED.kept },
    ],
  });
