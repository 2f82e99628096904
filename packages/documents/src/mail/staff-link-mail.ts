import type { StaffRole } from '@tischlein/domain/staff';
import { STAFF_EMAIL_CHANGED, STAFF_LINKS } from '@tischlein/wording/documents';
import { type Mail, renderMail } from './mail-content.ts';
import type { MailSender } from './order-mail.ts';

interface StaffLink {
  readonly kind: 'invitation' | 'password' | 'email';
  /** Of an invitation. */
  readonly role: StaffRole | null;
  readonly url: string;
}

/** A link to the office that works once: an invitation, a forgotten password or a new address. */
export function staffLinkMail(sender: MailSender, { kind, role, url }: StaffLink): Mail {
  const { restaurantName: restaurant } = sender.shop;
  const { subject, intro, button, end } = STAFF_LINKS[kind](restaurant, role);
  return renderMail({
    subject,
    sender,
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'button', text: button, url },
      { kind: 'paragraph', text: end },
    ],
  });
}

/** Sent to the previous address, so that people notice a change that they did not make. */
export function staffEmailChangedMail(sender: MailSender): Mail {
  const { restaurantName: restaurant } = sender.shop;
  return renderMail({
    subject: STAFF_EMAIL_CHANGED.subject(restaurant),
    sender,
    blocks: STAFF_EMAIL_CHANGED.texts.map((text) => ({ kind: 'paragraph', text })),
  });
}
