import type { DomainReport } from '@tischlein/contract/office';
import { adviseOnDomain, type DnsRecord, judgeDomain } from '@tischlein/domain/shop';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { isPublicAddress } from '../public-address.ts';

/** Where a domain leads, and what to enter where it is managed. Asks name servers only. */
export async function checkDomain(
  { resolveNames, shops, publicUrl }: Pick<Deps, 'resolveNames' | 'shops' | 'publicUrl'>,
  shop: LoadedShop,
  domain: string,
): Promise<DomainReport> {
  const target = new URL(publicUrl).hostname;
  const [found, own] = await Promise.all([resolveNames(domain), resolveNames(target)]);
  const expected = (own ?? []).filter(isPublic);
  const owner = shops.findEntryByHost(domain);
  return {
    domain,
    state: judgeDomain({ domain, target, expected, found }),
    isTaken: owner !== null && owner.id !== shop.id,
    found: [...(found ?? [])],
    advice: [...adviseOnDomain({ domain, target, expected })],
  };
}

// Guests cannot reach a private address, so the advice names none.
const isPublic = ({ type, value }: DnsRecord): boolean => type !== 'CNAME' && isPublicAddress(value);
