/** The account at a mail server, as the installation stores it. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** '': without signing in. */
  readonly user: string;
  readonly password: string;
  /** The address that mails come from. */
  readonly sender: string;
}

const NAME = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const ENDS_IN_NUMBER = /(?:^|\.)(?:\d+|0x[\da-f]*)$/i;

/**
 * Whether a text is a host as it is in a web address: a name, or an IPv4 address. Other numbers ('1', '0x7f') are addresses for the
 * operating system only; '134744072' would pass for a name without a domain.
 */
export const isMailHost = (text: string): boolean => (ENDS_IN_NUMBER.test(text) ? IPV4 : NAME).test(text);

type MailAccount = Pick<MailServer, 'host' | 'port' | 'user'>;

/**
 * Returns whether a draft may use the stored password without naming it: only at the server and for the user that it was typed for. It
 * would be sent to another server otherwise.
 */
export const isSameAccount = (stored: MailAccount, draft: MailAccount): boolean =>
  stored.host === draft.host && stored.port === draft.port && stored.user === draft.user;

/** The port that expects TLS from the first byte; others begin in clear text. */
const TLS_PORT = 465;

/** How a connection to a mail server is encrypted; `optional`: if the server offers it, within the own machine or network only. */
export function toMailEncryption({ host, port }: Pick<MailServer, 'host' | 'port'>): 'tls' | 'starttls' | 'optional' {
  if (port === TLS_PORT) return 'tls';
  return isNear(host) ? 'optional' : 'starttls';
}

/** This machine, or a name without a domain, as containers have. */
const isNear = (host: string): boolean => !host.includes('.') || /^127\.\d+\.\d+\.\d+$/.test(host);

/** Why a mail server did not take a mail. */
export const MAIL_FAILURES = [
  'hostUnknown',
  'unreachable',
  'tls',
  'signIn',
  'senderRefused',
  'recipientRefused',
  'refused',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

interface FailedMail {
  /** Of Nodemailer or the system: 'EAUTH', 'ECONNREFUSED'. */
  readonly code: string;
  /** The SMTP command that was refused: 'MAIL FROM'. */
  readonly command: string;
}

const CODES: readonly (readonly [codes: readonly string[], failure: MailFailure])[] = [
  [['EDNS', 'ENOTFOUND', 'EAI_AGAIN'], 'hostUnknown'],
  [['EAUTH', 'ENOAUTH', 'EOAUTH2'], 'signIn'],
  [['ETLS', 'EREQUIRETLS', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT'], 'tls'],
  [
    ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ESOCKET', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EABORT'],
    'unreachable',
  ],
];

/** Sorts the failure of a mail; an unknown one is a refusal. */
export function findMailFailure({ code, command }: FailedMail): MailFailure {
  if (code === 'EENVELOPE') return /^MAIL/i.test(command) ? 'senderRefused' : 'recipientRefused';
  return CODES.find(([codes]) => codes.includes(code))?.[1] ?? 'refused';
}
