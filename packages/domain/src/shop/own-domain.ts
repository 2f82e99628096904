export const DNS_TYPES = ['A', 'AAAA', 'CNAME'] as const;
export type DnsType = (typeof DNS_TYPES)[number];

/** An entry at the company that manages a domain. */
export interface DnsRecord {
  readonly type: DnsType;
  readonly value: string;
}

/**
 * right: the domain leads to this server. elsewhere: to another one. missing: nowhere. unanswered: no name server has
 * answered in time. noTarget: this server has no public address itself.
 */
export const DOMAIN_STATES = ['right', 'elsewhere', 'missing', 'unanswered', 'noTarget'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
/** Names that lead into a machine or a network (RFC 6761, 6762, 8375), where no certificate can be obtained. */
const INSIDE = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion|invalid)$/;

/** Whether a text can be the domain of a shop: a name on the internet, no address and no port. */
export const isShopDomain = (text: string): boolean => DOMAIN.test(text) && !INSIDE.test(text);

interface DomainFacts {
  /** 'bestellen.roma.example' */
  readonly domain: string;
  /** Host of this server: 'shop.example'. */
  readonly target: string;
  /** Its addresses. */
  readonly expected: readonly DnsRecord[];
  /** null: no answer. */
  readonly found: readonly DnsRecord[] | null;
}

/** Returns whether a shop's own domain leads to this server. */
export function judgeDomain({ target, expected, found }: DomainFacts): DomainState {
  if (found === null) return 'unanswered';
  const isAlias = found.some(({ type, value }) => type === 'CNAME' && toHost(value) === toHost(target));
  if (isAlias) return 'right';
  if (expected.length === 0) return 'noTarget';
  const addresses = found.filter(({ type }) => type !== 'CNAME');
  if (addresses.length === 0) return 'missing';
  return addresses.every(({ value }) => expected.some((address) => address.value === value)) ? 'right' : 'elsewhere';
}

/** What to enter: the name within the zone ('@' is the domain itself), its type and its value. */
export interface DomainAdvice extends DnsRecord {
  readonly name: string;
}

/** An alias for a subdomain; a domain itself can have addresses only. */
export function adviseOnDomain({ domain, target, expected }: Omit<DomainFacts, 'found'>): readonly DomainAdvice[] {
  const labels = domain.split('.');
  if (labels.length > 2) return [{ name: labels.slice(0, -2).join('.'), type: 'CNAME', value: target }];
  return expected.map((address) => ({ ...address, name: '@' }));
}

const toHost = (name: string): string => name.toLowerCase().replace(/\.$/, '');
