import type { AdvertisingVersion } from '@tischlein/domain/checkout';

/**
 * S2 §9: 'Advertising-text variant chosen at random, 50/50, versions 1 and 2'. Never stored on the device, because no
 * guest needs it (§ 25 TDDDG).
 */
export const drawAdvertisingVersion = (random: number): AdvertisingVersion => (random < 0.5 ? 1 : 2);

/** The variant of this document. */
export const ADVERTISING_VERSION: AdvertisingVersion = drawAdvertisingVersion(Math.random());
