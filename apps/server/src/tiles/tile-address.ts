/** Zoom, column and row of a map tile. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const MAX_ZOOM = 19;

/** Parses a tile's address: plain digits, zoom up to 19, within the map; null if invalid. */
export function readTileAddress(parts: Readonly<Record<keyof TileAddress, string>>): TileAddress | null {
  const [z, x, y] = [parsePlainNumber(parts.z), parsePlainNumber(parts.x), parsePlainNumber(parts.y)];
  if (z === null || x === null || y === null || z > MAX_ZOOM) return null;
  const width = 2 ** z;
  return x < width && y < width ? { z, x, y } : null;
}

const parsePlainNumber = (text: string): number | null => (/^(?:0|[1-9]\d{0,6})$/.test(text) ? Number(text) : null);
