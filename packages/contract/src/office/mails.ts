import { MAIL_KINDS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { mailText } from '../shop/mail-texts.ts';
import { instant } from '../wire-values.ts';

export const MAIL_STATES = ['waiting', 'sent', 'stored', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail of the last 30 days; the guest is found by the order. */
export const sentMail = z.object({
  id: z.string(),
  /** 'orderPlaced' or another kind of job. */
  kind: z.string(),
  orderNumber: z.int().nullable(),
  state: z.enum(MAIL_STATES),
  /** When it was sent, stored or given up; until then, when it is tried again. */
  at: instant,
  attempts: z.int(),
  /** 'EAUTH': why the last attempt failed; null: it did not. */
  failure: z.string().nullable(),
  /** It can be tried again: it was given up, or stored before there was a mail server. */
  mayResend: z.boolean(),
});

export const shopMails = z
  .object({
    /** Host of the mail server; null: mails are written to files. */
    smtpHost: z.string().nullable(),
    mails: z.array(sentMail),
  })
  .meta({ id: 'ShopMails' });
export type ShopMails = z.infer<typeof shopMails>;
export type SentMail = ShopMails['mails'][number];

export const testMailRequest = z.object({ kind: z.enum(MAIL_KINDS), text: mailText }).meta({ id: 'TestMailRequest' });

/** Where the mail went; stored: there is no mail server. */
export const testMailAnswer = z
  .object({ to: z.string(), state: z.enum(['sent', 'stored']) })
  .meta({ id: 'TestMailAnswer' });

export type TestMailAnswer = z.infer<typeof testMailAnswer>;

/** Whether guests get mails, for the desk (S3 L16). */
export const mailHealth = z
  .object({
    /** false: mails are only stored, because there is no mail server. */
    isSending: z.boolean(),
    /** Mails of the last 24 hours that were given up. */
    failed: z.int(),
  })
  .meta({ id: 'MailHealth' });
export type MailHealth = z.infer<typeof mailHealth>;
