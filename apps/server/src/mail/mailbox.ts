import { openMailFolder } from './mail-folder.ts';
import { openSmtp } from './smtp.ts';

/** A mail, ready to go. */
export interface OutgoingMail {
  /** That of the outbox row: the same mail sent twice has the same Message-ID (reliability I11). */
  readonly id: string;
  readonly shopId: string;
  readonly createdAt: string;
  /** The restaurant; answers go to it. */
  readonly from: { readonly name: string; readonly replyTo: string };
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Texts that come along, to be kept. */
  readonly attachments?: readonly { readonly name: string; readonly text: string }[];
}

/** Where mails go. */
export interface Mailbox {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface MailSettings {
  /** null: mails become files in the data directory. */
  readonly smtpUrl: string | null;
  readonly dataDir: string;
  readonly publicUrl: string;
}

/** The mail server of the settings, or a folder in its place. */
export function openMailbox(settings: MailSettings): Mailbox {
  const { smtpUrl, publicUrl, dataDir } = settings;
  return smtpUrl === null ? openMailFolder(dataDir) : openSmtp(smtpUrl, new URL(publicUrl).hostname);
}
