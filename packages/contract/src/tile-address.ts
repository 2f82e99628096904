import { getMapTile } from './calls/delivery.ts';
import { buildAddress } from './address.ts';

/** Tile URL template of a shop with {z}, {x} and {y} (S2 §7 map tiles). */
export const buildTileAddress = (shop: string): string =>
  decodeURI(buildAddress(getMapTile, { params: { shop, z: '{z}', x: '{x}', y: '{y}' } }));
