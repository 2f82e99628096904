import type { Mailbox } from './mailbox.ts';

const TIMEOUT_MS = 20_000;
/** Shorter than the lease of a job, so that no other process claims a mail that is being sent. */
const SEND_WITHIN_MS = 45_000;

/**
 * Sends by SMTP; `host` is used in sender addresses and Message-IDs. A mail that has not been taken after `sendWithinMs`, because the
 * server hangs or those before it took too long, fails.
 */
export function openSmtp(smtpUrl: string, host: string, sendWithinMs = SEND_WITHIN_MS): Mailbox {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  // Loaded with the first mail: an idle server needs less memory.
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ url: smtpUrl, pool: true, maxConnections: 2, ...timeouts });
  };
  let opened: ReturnType<typeof open> | undefined;
  const sender = findSender(smtpUrl, host);
  const closing = new AbortController();
  return {
    send: async ({ id, from, to, subject, text, html, attachments = [], unsubscribeUrl }) => {
      const transport = await (opened ??= open());
      await transport.sendMail({
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
        signal: AbortSignal.any([AbortSignal.timeout(sendWithinMs), closing.signal]),
      });
    },
    tidy: async () => {},
    close: () => {
      closing.abort();
      void opened?.then((transport) => transport.close());
    },
  };
}

/** One-click unsubscription (RFC 8058). */
const listHeaders = (url: string | undefined): Readonly<Record<string, string>> =>
  url === undefined ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** The address that mails come from: mail servers accept only senders that match the signed-in account. */
export function findSender(smtpUrl: string, host: string): string {
  const account = decodeURIComponent(new URL(smtpUrl).username);
  return account.includes('@') ? account : `bestellung@${host}`;
}
