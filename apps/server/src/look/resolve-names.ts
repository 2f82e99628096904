import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { DnsRecord } from '@tischlein/domain/shop';
import { hasCode } from '../failure.ts';

const TIMEOUT_MS = 2000;
const TRIES = 2;
const NO_ENTRY = ['ENOTFOUND', 'ENODATA'];

/** The addresses and the alias of a host; null: no name server has answered in time. */
export type ResolveNames = (host: string) => Promise<readonly DnsRecord[] | null>;

/** Asks name servers only, never the hosts that they name; `dnsServer` null: those of the machine. */
export function createNameResolver(dnsServer: string | null): ResolveNames {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (dnsServer !== null) resolver.setServers([dnsServer]);
  return async (host) => {
    const version = isIP(host);
    if (version > 0) return [{ type: version === 4 ? 'A' : 'AAAA', value: host }];
    const answers = await Promise.all([
      ask('CNAME', () => resolver.resolveCname(host)),
      ask('A', () => resolver.resolve4(host)),
      ask('AAAA', () => resolver.resolve6(host)),
    ]);
    return answers.some((answer) => answer === null) ? null : answers.flatMap((answer) => answer ?? []);
  };
}

async function ask(
  type: DnsRecord['type'],
  resolve: () => Promise<readonly string[]>,
): Promise<readonly DnsRecord[] | null> {
  try {
    return (await resolve()).map((value) => ({ type, value }));
  } catch (error) {
    return hasCode(error, NO_ENTRY) ? [] : null;
  }
}
