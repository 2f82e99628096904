import { inMilliseconds, minutes } from '@tischlein/domain';
import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { createBoundedCache } from '../bounded-cache.ts';
import { type Clock, toMilliseconds } from '../clock.ts';
import { hasCode } from '../failure.ts';
import type { MailSettings } from './mailbox.ts';

/** A guest waits for the answer. */
const MOST_MS = 2000;
const NO_ENTRY = ['ENOTFOUND', 'ENODATA'];
const KEEP_MS = inMilliseconds(minutes(10));
const MOST_DOMAINS = 2000;
/** Names that no mail server has (RFC 2606, 6761, 6762, 7686). */
const RESERVED = /(?:^|\.)(?:test|invalid|example|localhost|local|localdomain|internal|onion|alt)$/;

/** Whether a domain takes mails; `unknown`: no name server has answered, so nothing is held against it. */
type MailDomainState = 'takesMail' | 'takesNone' | 'unknown';

export interface MailDomains {
  check(email: string): Promise<MailDomainState>;
}

interface MailDomainSettings {
  /** Without a mail server, mails are files, whatever their domain is. */
  readonly settings: Pick<MailSettings, 'smtpUrl'>;
  readonly clock: Clock;
  /** null: the name servers of the machine. */
  readonly dnsServer: string | null;
}

/** Asks name servers whether anything at a domain takes mails, and remembers their answers. */
export function createMailDomains({ settings, clock, dnsServer }: MailDomainSettings): MailDomains {
  const resolver = new Resolver({ timeout: MOST_MS / 2, tries: 1 });
  if (dnsServer !== null) resolver.setServers([dnsServer]);
  const known = createBoundedCache<{ readonly state: MailDomainState; readonly until: number }>(MOST_DOMAINS);
  return {
    check: async (email) => {
      if (settings.smtpUrl === null) return 'unknown';
      const domain = domainToASCII(email.slice(email.lastIndexOf('@') + 1));
      if (domain === '' || RESERVED.test(domain)) return 'takesNone';
      const now = toMilliseconds(clock.now());
      const cached = known.get(domain);
      if (cached && cached.until > now) return cached.state;
      const state = await withinTime(findState(resolver, domain));
      known.set(domain, { state, until: now + KEEP_MS }, 1);
      return state;
    },
  };
}

/** By its MX records; without any, its own address takes the mails (RFC 5321 section 5.1). A null MX refuses them (RFC 7505). */
async function findState(resolver: Resolver, domain: string): Promise<MailDomainState> {
  const servers = await ask(() => resolver.resolveMx(domain));
  if (servers === null) return 'unknown';
  if (servers.length > 0) return servers.some(({ exchange }) => exchange !== '') ? 'takesMail' : 'takesNone';
  const addresses = await Promise.all([ask(() => resolver.resolve4(domain)), ask(() => resolver.resolve6(domain))]);
  if (addresses.some((each) => each !== null && each.length > 0)) return 'takesMail';
  return addresses.some((each) => each === null) ? 'unknown' : 'takesNone';
}

/** null: no name server has answered. */
async function ask<Entry>(resolve: () => Promise<readonly Entry[]>): Promise<readonly Entry[] | null> {
  try {
    return await resolve();
  } catch (error) {
    return hasCode(error, NO_ENTRY) ? [] : null;
  }
}

async function withinTime(search: Promise<MailDomainState>): Promise<MailDomainState> {
  const { promise: late, resolve } = Promise.withResolvers<MailDomainState>();
  const timer = setTimeout(() => resolve('unknown'), MOST_MS);
  const state = await Promise.race([search, late]);
  clearTimeout(timer);
  return state;
}
