import type { ShopConfig } from '@tischlein/domain/shop';
import type { NearPostcode } from './use-postcodes.ts';

/** Whether a place is only the middle of its postcode, where an address is located without a geocoder. */
export const isPostcodeMiddle = (
  { restaurantZip, latitude, longitude }: Pick<ShopConfig, 'restaurantZip' | 'latitude' | 'longitude'>,
  postcodes: readonly NearPostcode[],
): boolean =>
  postcodes.some(
    (each) => each.zip === restaurantZip.trim() && each.latitude === latitude && each.longitude === longitude,
  );
