import type { ShopConfig } from '@tischlein/domain/shop';

/** The origin that counts a shop's visits; null: this server counts them, or they are not counted. `fallback` is the one of the installation. */
export const findTrackingHost = (
  { enableTracking = false, trackingHost }: ShopConfig,
  fallback: string | null = null,
): string | null => (enableTracking ? (trackingHost ?? fallback) : null);
