import { hasCode } from '../failure.ts';
import { requireEncryption } from './encrypt-smtp.ts';
import type { Mailbox, OutgoingMail } from './mailbox.ts';

interface Patience {
  /** For a connection, and for each answer. */
  readonly answerWithinMs: number;
  /** For a mail; shorter than the lease of a job, so that no other process claims a mail that is being sent. */
  readonly sendWithinMs: number;
}

interface Sender {
  /** Of Message-IDs, and of the sender's address if nothing else names it. */
  readonly host: string;
  /** null: the account at the mail server says it. */
  readonly sender: string | null;
}

const PATIENCE: Patience = { answerWithinMs: 20_000, sendWithinMs: 45_000 };

const AWAY = [
  'EABORT',
  'EAUTH',
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDNS',
  'EPROTOCOL',
  'EREQUIRETLS',
  'ESOCKET',
  'ETIMEDOUT',
  'ETLS',
];
const SERVICE_NOT_AVAILABLE = 421;

/** Whether a mail failed because the mail server does not answer or takes none at all; not because of the mail. */
export const isMailServerAway = (error: unknown): boolean =>
  hasCode(error, AWAY) ||
  (error instanceof Error && 'responseCode' in error && error.responseCode === SERVICE_NOT_AVAILABLE);

// Codes of a refused mail; those that ask for a login concern all mails.
const REFUSED = ['EENVELOPE', 'EMESSAGE'];
const LOGIN_NEEDED = [530, 534, 535, 538];

/**
 * Whether the mail server refuses this mail for good (RFC 5321: 5xx), because of its recipient or its content: no repetition succeeds.
 * A refused sender concerns all mails, and the operator may correct it.
 */
export function isMailRefused(error: unknown): boolean {
  if (!hasCode(error, REFUSED) || !(error instanceof Error && 'responseCode' in error)) return false;
  const reply = Number(error.responseCode);
  const isAboutSender = 'command' in error && String(error.command).startsWith('MAIL');
  return reply >= 500 && reply < 600 && !isAboutSender && !LOGIN_NEEDED.includes(reply);
}

/**
 * Sends by SMTP; `host` is used in sender addresses and Message-IDs. A mail that has not been taken after `sendWithinMs`, because the
 * server hangs or those before it took too long, fails. Once one mail has found the server away, the others that wait for it fail, too.
 */
export function openSmtp(smtpUrl: string, { host, sender: given }: Sender, patience: Partial<Patience> = {}): Mailbox {
  const { answerWithinMs: most, sendWithinMs } = { ...PATIENCE, ...patience };
  const timeouts = { connectionTimeout: most, greetingTimeout: most, socketTimeout: most };
  // Loaded with the first mail: an idle server needs less memory.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: requireEncryption(smtpUrl), pool: true, maxConnections: 2, ...timeouts });
  };
  let opened: ReturnType<typeof open> | undefined;
  const sender = given ?? findSender(smtpUrl, host);
  const closing = new AbortController();
  let waiting = new AbortController();
  const failWaiting = (error: unknown): never => {
    if (isMailServerAway(error)) {
      waiting.abort();
      waiting = new AbortController();
    }
    throw error;
  };
  return {
    send: async (mail) => {
      const transport = await (opened ??= open());
      const signal = AbortSignal.any([AbortSignal.timeout(sendWithinMs), closing.signal, waiting.signal]);
      await transport.sendMail({ ...toMessage(mail, { host, sender }), signal }).catch(failWaiting);
    },
    tidy: async () => {},
    close: () => {
      closing.abort();
      void opened?.then((transport) => transport.close());
    },
  };
}

/** The mail as Nodemailer takes it. */
const toMessage = (
  { id, from, to, subject, text, html, attachments = [], unsubscribeUrl }: OutgoingMail,
  { host, sender }: { readonly host: string; readonly sender: string },
) => ({
  messageId: `<${id}@${host}>`,
  from: { name: from.name, address: sender },
  ...(from.replyTo && { replyTo: { name: from.name, address: from.replyTo } }),
  to: { name: to.name, address: to.address },
  subject,
  text,
  html,
  attachments: attachments.map((file) => ({
    filename: file.name,
    content: file.text,
    ...(file.encoding && { encoding: file.encoding }),
    contentType: file.type ?? 'text/plain; charset=utf-8',
  })),
  headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(unsubscribeUrl) },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** One-click unsubscription (RFC 8058). */
const listHeaders = (url: string | undefined): Readonly<Record<string, string>> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** The address that mails come from: mail servers accept only senders that match the signed-in account. */
export function findSender(smtpUrl: string, host: string): string {
  const account = decodeURIComponent(new URL(smtpUrl).username);
  return account.includes('@') ? account : `bestellung@${host}`;
}
