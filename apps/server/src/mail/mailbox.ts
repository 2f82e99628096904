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
  /** null: the account at the mail server says it. */
  readonly mailSender: string | null;
  readonly dataDir: string;
  readonly publicUrl: string;
}

interface Server {
  readonly name: string;
  readonly mailbox: Mailbox;
  /** Mails that it is sending. */
  pending: number;
}

/** Sends by the mail server that the settings name when a mail is sent: they change while the server runs. */
export function openMailbox(settings: MailSettings, database: Pick<Database, 'read' | 'write'>): Mailbox {
  const folder = openMailFolder(settings.dataDir, database);
  const servers = new Set<Server>();
  const find = (): Server | null => {
    const { smtpUrl, mailSender: sender, publicUrl } = settings;
    if (smtpUrl === null) return null;
    const name = JSON.stringify([smtpUrl, sender, publicUrl]);
    const known = servers.values().find((each) => each.name === name);
    if (known) return known;
    const opened = { name, mailbox: openSmtp(smtpUrl, { host: new URL(publicUrl).hostname, sender }), pending: 0 };
    servers.add(opened);
    return opened;
  };
  const closeFormer = (current: Server | null): void => {
    for (const each of servers) {
      if (each === current || each.pending > 0) continue;
      servers.delete(each);
      each.mailbox.close();
    }
  };
  return {
    send: async (mail, job) => {
      const server = find();
      closeFormer(server);
      if (server === null) return folder.send(mail, job);
      server.pending += 1;
      await server.mailbox.send(mail, job).finally(() => (server.pending -= 1));
    },
    tidy: () => folder.tidy(),
    close: () => {
      for (const { mailbox } of servers) mailbox.close();
    },
  };
}
