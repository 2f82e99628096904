import { toMailEncryption } from '@tischlein/domain/installation';

const SMTP_PORT = 587;
const OWN_MACHINE_IPV6 = '[::1]';

/**
 * How mails reach the mail server of this address: `clear` only if the address says `ignoreTLS=true`; `optional`: encrypted if the
 * server offers it, on this machine or in the network of its containers only.
 */
export function findMailEncryption(smtpUrl: string): ReturnType<typeof toMailEncryption> | 'clear' {
  const { protocol, hostname, port, searchParams } = new URL(smtpUrl);
  const says = (name: string): boolean => searchParams.get(name) === 'true';
  if (protocol === 'smtps:' || says('secure')) return 'tls';
  if (says('requireTLS')) return 'starttls';
  if (says('ignoreTLS')) return 'clear';
  if (hostname.startsWith('[')) return hostname === OWN_MACHINE_IPV6 ? 'optional' : 'starttls';
  return toMailEncryption({ host: hostname, port: Number(port || SMTP_PORT) });
}

/** The address with which Nodemailer sends no password and no mail in clear beyond the own machine: a stripped offer of TLS fails. */
export function requireEncryption(smtpUrl: string): string {
  if (findMailEncryption(smtpUrl) !== 'starttls') return smtpUrl;
  const url = new URL(smtpUrl);
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Whether the mail server has answered that it encrypts nothing (RFC 3207). */
export const offersNoEncryption = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ETLS' && 'responseCode' in error;
