import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { isIP } from 'node:net';
import { isPublicAddress } from '../public-address.ts';

const PORTS = ['', '8443'];

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
