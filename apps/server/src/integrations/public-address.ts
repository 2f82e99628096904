import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

const PORTS = ['', '8443'];

/** Networks that are not the public internet (RFC 6890 and relatives). */
const NETWORKS: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const inside = new BlockList();
for (const [network, prefix, family] of NETWORKS) inside.addSubnet(network, prefix, family);

/** Returns whether an IP address is on the public internet. IPv4 addresses written as IPv6 count as IPv4. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && !inside.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** Returns whether a webhook may have this address: https, a usual port, no credentials, and no private IP address. */
export function isWebhookUrl(address: string): boolean {
  const url = URL.parse(address);
  if (!url || url.protocol !== 'https:' || !PORTS.includes(url.port)) return false;
  if (url.username !== '' || url.password !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.local') : isPublicAddress(host);
}

/** The name resolves to an address inside a network. */
class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/**
 * Resolves names for a connection and refuses those that lead inside. It runs when the connection is made, so a name that
 * changes after it was checked (DNS rebinding) does not get through.
 */
export function lookupPublic(hostname: string, options: LookupOptions, found: Found): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return found(error, []);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) return found(new PrivateAddress(), []);
    return options.all ? found(null, addresses) : found(null, first.address, first.family);
  });
}
