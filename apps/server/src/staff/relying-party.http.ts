import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';

/** The site that a passkey belongs to: browsers offer it on this host only, and sign the origin. */
export interface RelyingParty {
  readonly host: string;
  readonly origin: string;
}

const LOCAL = 'localhost';

/**
 * The host of the request if it is the domain of a shop or this machine, else that of PUBLIC_URL. Any other name in the Host
 * header counts for nothing.
 */
export function findRelyingParty({ host, hostname }: FastifyRequest, { shops, publicUrl }: Deps): RelyingParty {
  const { protocol } = new URL(publicUrl);
  const isOwnDomain = shops.findEntryByHost(hostname) !== null;
  const site = isOwnDomain ? `${protocol}//${host}` : hostname === LOCAL ? `http://${host}` : publicUrl;
  const url = new URL(site);
  return { host: url.hostname, origin: url.origin };
}
