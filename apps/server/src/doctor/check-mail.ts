import type { DoctorCode } from '@tischlein/wording/doctor';
import { Resolver } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { describeFailure, hasCode } from '../failure.ts';
import { findMailEncryption, offersNoEncryption, requireEncryption } from '../mail/encrypt-smtp.ts';
import { findSender } from '../mail/smtp.ts';
import { type Examination, type Finding, findingsFor } from '../finding.ts';
import { askServer } from './running-server.ts';

const ANSWER_WITHIN_MS = 8000;
const LATE_MINUTES = 10;
const NO_ENTRY = ['ENOTFOUND', 'ENODATA'];
// DNS cannot list selectors; these are those of common mail providers.
const USUAL_SELECTORS = [
  'default',
  'mail',
  'dkim',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'google',
  'brevo',
  'mailjet',
  'fm1',
  's1-ionos',
  's2-ionos',
  'kas202306',
];

const found = findingsFor('mail');

/** Whether mails leave, and whether their receivers can tell that they are genuine. */
export async function checkMail(examination: Examination): Promise<Finding[]> {
  const { smtpUrl, mailSender, publicUrl, dnsServer } = examination.settings;
  if (smtpUrl === null) return [found.error('mailMissing')];
  const sender = mailSender ?? findSender(smtpUrl, new URL(publicUrl ?? 'http://localhost').hostname);
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (dnsServer !== null) resolver.setServers([dnsServer]);
  const { metrics } = await askServer(examination.settings);
  const lateMinutes = Math.floor((metrics.get('tischlein_mails_late_seconds') ?? 0) / 60);
  const waiting = metrics.get('tischlein_mails_waiting') ?? 0;
  return [
    await checkSmtp(smtpUrl),
    ...(findMailEncryption(smtpUrl) === 'clear' ? [found.warning('mailClear')] : []),
    ...(lateMinutes >= LATE_MINUTES ? [found.error('mailsLate', { minutes: lateMinutes, count: waiting })] : []),
    ...judgeResults(metrics),
    ...(await checkRecords(resolver, domain, examination.dkimSelector)),
  ];
}

// Single failures are repeated, and single addresses are mistyped.
const SHARE = 0.1;
const FEW = 5;

/** What became of the mails since the start of the server. */
function judgeResults(metrics: ReadonlyMap<string, number>): Finding[] {
  const count = (name: string): number => metrics.get(`tischlein_mails_${name}_total`) ?? 0;
  const [sent, failed, refused] = [count('sent'), count('failed'), count('refused')];
  const judge = (amount: number, few: DoctorCode, many: DoctorCode): Finding[] => {
    if (amount === 0) return [];
    const isMuch = amount >= FEW && amount > SHARE * (sent + amount);
    return [isMuch ? found.warning(many, { count: amount }) : found.ok(few, { count: amount })];
  };
  return [...judge(failed, 'mailsRepeated', 'mailsFailed'), ...judge(refused, 'addressesWrong', 'mailsRefused')];
}

async function checkSmtp(smtpUrl: string): Promise<Finding> {
  const { host } = new URL(smtpUrl);
  const timeouts = {
    connectionTimeout: ANSWER_WITHIN_MS,
    greetingTimeout: ANSWER_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
  };
  const transport = createTransport({ url: requireEncryption(smtpUrl), ...timeouts });
  try {
    await transport.verify();
    return found.ok('mailRight', { host });
  } catch (error) {
    if (offersNoEncryption(error)) return found.error('mailUnencrypted', { host });
    return found.error('mailAway', { host, reason: describeFailure(error) });
  } finally {
    transport.close();
  }
}

async function checkRecords(resolver: Resolver, domain: string, selector: string | null): Promise<Finding[]> {
  const [own, policy, key] = await Promise.all([
    readTexts(resolver, domain),
    readTexts(resolver, `_dmarc.${domain}`),
    findKey(resolver, domain, selector),
  ]);
  if (own === null || policy === null) return [found.unknown('dnsAway')];
  const senders = own.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const spf =
    senders.length === 1
      ? found.ok('spfRight', { domain })
      : found.warning(senders.length === 0 ? 'spfMissing' : 'spfDouble', { domain });
  const dkim =
    key === null ? found.warning('dkimMissing', { domain }) : found.ok('dkimRight', { domain, selector: key });
  const hasPolicy = policy.some((text) => /^v=DMARC1(?:;|$)/i.test(text));
  return [spf, dkim, hasPolicy ? found.ok('dmarcRight', { domain }) : found.warning('dmarcMissing', { domain })];
}

async function findKey(resolver: Resolver, domain: string, selector: string | null): Promise<string | null> {
  const selectors = selector === null ? USUAL_SELECTORS : [selector];
  const texts = await Promise.all(selectors.map((name) => readTexts(resolver, `${name}._domainkey.${domain}`)));
  // An empty p= is a key that was withdrawn.
  const index = texts.findIndex((each) => each?.some((text) => /(?:^|;)\s*p=[^;\s]/.test(text)));
  return selectors[index] ?? null;
}

/** null: no name server has answered. */
async function readTexts(resolver: Resolver, name: string): Promise<readonly string[] | null> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    return hasCode(error, NO_ENTRY) ? [] : null;
  }
}
