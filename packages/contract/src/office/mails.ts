import { MAIL_KINDS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { mailText } from '../shop/mail-texts.ts';
import { instant } from '../wire-values.ts';

export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail of the last 30 days; the guest is found by the order. */
export const sentMail = z.object({
  id: z.string(),
  /** 'orderPlaced' or another kind of job. */
  kind: z.string(),
  orderNumber: z.int().nullable(),
  state: z.enum(MAIL_STATES),
  /** When it was sent or given up; until then, when it is tried again. */
  at: instant,
  attempts: z.int(),
  /** 'EAUTH': why the last attempt failed; null: it did not. */
  failure: z.string().nullable(),
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

/** Where the mail went. */
export const testMailAnswer = z.object({ to: z.string() }).meta({ id: 'TestMailAnswer' });
