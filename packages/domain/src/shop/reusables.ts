import type { ByDeliveryType } from '../delivery-type.ts';
import type { Cents } from '../money.ts';

/** What a guest's food is handed over in, instead of single-use packaging (§§ 60, 61 VerpackDG, S3 L15). */
export const PACKAGINGS = ['reusable', 'ownContainer'] as const;
export type Packaging = (typeof PACKAGINGS)[number];

/** The three ways of a shop; the last two are for small ones, and for those that the law does not mean. */
export const REUSABLES_OFFERS = ['both', 'ownContainer', 'exempt'] as const;
export type Reusables =
  | { readonly offer: 'both'; /** Of one container. */ readonly deposit: Cents }
  | { readonly offer: 'ownContainer' }
  | { readonly offer: 'exempt'; readonly reason: string };

interface ReusablesConfig {
  readonly reusables?: Reusables;
  readonly reusableNotice?: string;
}

const OWN_CONTAINER = /eigene[sn]?\s+(?:gef(?:ä|ae)(?:ß|ss)|beh(?:ä|ae)lter|dose|schale|becher)|mitgebracht/i;

/**
 * What the shop has chosen; null: nothing yet. A shop that only had a notice has chosen if the notice is about the guest's
 * own container; another notice does not say which deposit is due.
 */
export function findReusables({ reusables, reusableNotice = '' }: ReusablesConfig): Reusables | null {
  if (reusables) return reusables;
  return OWN_CONTAINER.test(reusableNotice) ? { offer: 'ownContainer' } : null;
}

/** What guests can choose by order type, and the deposit of one container of the shop; null: it has none. */
export interface PackagingOffer extends ByDeliveryType<readonly Packaging[]> {
  readonly deposit: Cents | null;
}

/**
 * null: nothing to choose. A driver brings the food packed, so the guest's own container is for pickup; at a table nothing is
 * packed.
 */
export function findPackagingOffer(config: ReusablesConfig): PackagingOffer | null {
  const reusables = findReusables(config);
  if (!reusables || reusables.offer === 'exempt') return null;
  if (reusables.offer === 'ownContainer') return { delivery: [], pickup: ['ownContainer'], dineIn: [], deposit: null };
  return { delivery: ['reusable'], pickup: ['reusable', 'ownContainer'], dineIn: [], deposit: reusables.deposit };
}
