import type { PostcodesNear } from '@tischlein/contract/office';
import { findNearestCells, getShopPoint, type Point } from '@tischlein/domain/delivery';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Deps } from '../deps.ts';

const FARTHEST_KILOMETRES = 40;
const MOST = 90;
/** More are measured, so that the outermost ones have neighbours, too. */
const MOST_MEASURED = 160;
const LARGEST_KILOMETRES = 8;

/** The postcodes around a shop, each with the ground nearer to its middle than to any other. */
export async function findPostcodesNear(
  { places }: Pick<Deps, 'places'>,
  config: Pick<ShopConfig, 'latitude' | 'longitude' | 'restaurantZip'>,
): Promise<PostcodesNear> {
  const shop = getShopPoint(config) ?? (await places.findCentres())(config.restaurantZip);
  if (!shop) return { postcodes: [] };
  const near = await places.listPostcodesNear(shop, FARTHEST_KILOMETRES);
  const cells = findNearestCells(near.slice(0, MOST_MEASURED), LARGEST_KILOMETRES);
  return {
    postcodes: cells.slice(0, MOST).map(({ cell, kilometres, ...postcode }) => ({
      ...postcode,
      kilometres: Math.round(kilometres * 10) / 10,
      cell: cell.map(round),
    })),
  };
}

// Four decimals are about ten metres.
const round = ({ latitude, longitude }: Point): Point => ({
  latitude: Number(latitude.toFixed(4)),
  longitude: Number(longitude.toFixed(4)),
});
