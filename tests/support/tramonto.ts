import type { ShopDocument } from '@tischlein/contract/office';
import { toCents, zoneId } from '@tischlein/domain';
import type { DeliveryZone, ShopConfig, ZoneArea } from '@tischlein/domain/shop';
import { trattoria } from './trattoria.ts';

/** A zone for 2,50 from an order value of 15,00, free from 40,00. */
export const aZone = (name: string, area: ZoneArea, parts: Partial<DeliveryZone> = {}): DeliveryZone => ({
  id: zoneId(name),
  name,
  area,
  deliveryFee: toCents(250),
  minimumOrderValue: toCents(1500),
  freeAfter: toCents(4000),
  ...parts,
});

/** A shop of the franchise 'tramonto'. */
export function aBranchOf(slug: string, parts: Partial<ShopConfig> = {}): ShopDocument {
  const shop = trattoria({ slug });
  const franchise = { id: 'tramonto' as ShopConfig['id'] };
  return { ...shop, config: { ...shop.config, restaurantName: slug, franchise, ...parts } };
}

/** An overview with branches in Mitte (Torstraße), Kreuzberg (Oranienstraße) and Pankow, which delivers to a polygon. */
export const tramonto = (): readonly ShopDocument[] => [
  aBranchOf('tramonto', { isFranchiseOverview: true, latitude: 52.5289, longitude: 13.4113 }),
  aBranchOf('tramonto-kreuzberg', {
    latitude: 52.5007,
    longitude: 13.4216,
    deliveryZones: [aZone('kreuzberg', { kind: 'postcodes', postcodes: ['10997', '10999'] })],
  }),
  aBranchOf('tramonto-mitte', {
    latitude: 52.5289,
    longitude: 13.4113,
    deliveryZones: [aZone('mitte', { kind: 'postcodes', postcodes: ['10117', '10119'] })],
  }),
  aBranchOf('tramonto-pankow', {
    latitude: 52.5692,
    longitude: 13.402,
    domain: 'pankow.example',
    deliveryZones: [
      aZone(
        'pankow',
        {
          kind: 'polygon',
          points: [
            { latitude: 52.55, longitude: 13.36 },
            { latitude: 52.6, longitude: 13.36 },
            { latitude: 52.6, longitude: 13.43 },
            { latitude: 52.55, longitude: 13.43 },
          ],
        },
        { deliveryFee: toCents(350) },
      ),
    ],
  }),
];
