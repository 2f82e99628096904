import type { MailAttachment } from '@tischlein/documents/mail';
import type { Database } from '../db/database.ts';
import type { Job } from '../outbox/job-kind.ts';
import { openMailFolder } from './mail-folder.ts';
import { openSmtp } from './smtp.ts';

export interface OutgoingMail {
  /** The id of the outbox row, so that a repeated mail has the same Message-ID (docs/reliability.md I11). */
  readonly id: string;
  readonly shopId: string;
  readonly createdAt: string;
  /** The restaurant; replies go to it. */
  readonly from: { readonly name: string; readonly replyTo: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Set in mails about advertising: a POST to it unsubscribes at once, GET shows a page (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Files attached for the guest to keep. */
  readonly attachments?: readonly MailAttachment[];
}

/** A way to send mails: SMTP or a folder. */
export interface Mailbox {
  /** `job`: the one that composed the mail, if any. Throws GuestErased instead of storing what a guest was deleted from since. */
  send(mail: OutgoingMail, job?: Pick<Job, 'shopId' | 'erasures'>): Promise<void>;
  /** Deletes copies on this machine of mails that the database no longer holds. */
  tidy(): Promise<void>;
  /** Fails the mails that have not been taken. */
  close(): void;
}

export interface MailSettings {
  /** null: mails are written to files in the data directory, and shown in the office. */
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  readonly publicUrl: string;
}

export function openMailbox(settings: MailSettings, database: Pick<Database, 'read' | 'write'>): Mailbox {
  const { smtpUrl, publicUrl, dataDir } = settings;
  return smtpUrl === null ? openMailFolder(dataDir, database) : openSmtp(smtpUrl, new URL(publicUrl).hostname);
}
