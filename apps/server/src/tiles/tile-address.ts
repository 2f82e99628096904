/** A tile of the map: zoom, column, row. */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

const DEEPEST_ZOOM = 19;

/** Reads the three numbers of a tile's address: plain digits, zoom up to 19 and inside the map (reliability §6); null: it is none. */
export function tileAddressOf(parts: Readonly<Record<keyof TileAddress, string>>): TileAddress | null {
  const [z, x, y] = [plainNumber(parts.z), plainNumber(parts.x), plainNumber(parts.y)];
  if (z === null || x === null || y === null || z > DEEPEST_ZOOM) return null;
  const width = 2 ** z;
  return x < width && y < width ? { z, x, y } : null;
}

const plainNumber = (text: string): number | null => (/^(?:0|[1-9]\d{0,6})$/.test(text) ? Number(text) : null);
