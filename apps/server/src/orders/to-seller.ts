import type { Seller } from '@tischlein/documents/receipts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** Who sells: the shop's legal entity, or the shop itself as long as none is stored (S3 L3). */
export function toSeller({ config, legalEntity }: Pick<LoadedShop, 'config' | 'legalEntity'>): Seller {
  if (!legalEntity) {
    const { restaurantName, restaurantStreet, restaurantZip, restaurantCity, phone, email, taxNumber } = config;
    const place = { restaurantName, restaurantStreet, restaurantZip, restaurantCity };
    return { ...place, phone, email, ...(taxNumber && { taxNumber }) };
  }
  const { id, name, street, zip, city, phone, email, taxNumber, vatId } = legalEntity;
  return {
    restaurantName: name,
    restaurantStreet: street,
    restaurantZip: zip,
    restaurantCity: city,
    phone,
    email,
    ...(taxNumber && { taxNumber }),
    ...(vatId && { vatId }),
    ...(name !== config.restaurantName && { branch: config.restaurantName }),
    entityId: id,
  };
}
