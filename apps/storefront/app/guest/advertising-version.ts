import { ADVERTISING_VERSIONS, type AdvertisingVersion } from '@tischlein/domain/checkout';
import { readStored, writeStored } from '../browser/storage.ts';

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'advertising' }) as const;

/** S2 §9: 'Advertising-text variant chosen at random, 50/50, versions 1 and 2'; kept for the visit. */
export function advertisingVersion(shopId: string): AdvertisingVersion {
  const kept = readStored(toPlace(shopId));
  const known = ADVERTISING_VERSIONS.find((version) => version === kept);
  if (known) return known;
  const drawn = Math.random() < 0.5 ? 1 : 2;
  writeStored(toPlace(shopId), drawn);
  return drawn;
}
