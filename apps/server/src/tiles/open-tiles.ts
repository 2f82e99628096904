import { days } from '@tischlein/domain';
import { join } from 'node:path';
import type { SharedBlobs } from '../blobs/shared-blobs.ts';
import { type Clock, plusSeconds } from '../clock.ts';
import { createSingleFlight, createThrottle } from '../concurrency.ts';
import { fetchExternal, type ExternalResponse } from '../http/fetch-external.ts';
import { type CachedTile, decodeTile, encodeTile, openTileCache } from './tile-cache.ts';
import type { TileAddress } from './tile-address.ts';

const MAX_CACHE_BYTES = 200 * 1024 * 1024;
const MAX_TILE_BYTES = 512 * 1024;
const PER_SECOND = 10;
const MAX_WAITING = 40;
const MIN_FRESH_SECONDS = days(7);
// No SVG: it may contain scripts.
const PICTURE = /^image\/(?:png|jpeg|webp|avif|gif)\b/;

interface TilesSettings {
  /** Contains {z}, {x} and {y}; null: no maps. */
  readonly tilesUrl: string | null;
  readonly dataDir: string;
  readonly shared: SharedBlobs;
  readonly clock: Clock;
}

/** Tile servers require both headers. */
interface TileClient {
  readonly userAgent: string;
  readonly referer: string;
}

/** Fetches a map tile through the cache; null if it is unavailable. */
export type Tiles = (address: TileAddress, asker: TileClient) => Promise<CachedTile | null>;

/** null: TILES_URL is not set. */
export function openTiles({ tilesUrl, dataDir, shared, clock }: TilesSettings): Tiles | null {
  if (tilesUrl === null) return null;
  const cache = openTileCache(join(dataDir, 'tiles'), MAX_CACHE_BYTES);
  const shareRun = createSingleFlight<CachedTile | null>();
  const waitForTurn = createThrottle(PER_SECOND, MAX_WAITING);

  const current = async (name: string, address: TileAddress, client: TileClient): Promise<CachedTile | null> => {
    const own = await cache.read(name);
    if (own && own.freshUntil > clock.now()) return own;
    const known = decodeTile(await shared.get(`tiles/${name}`)) ?? own;
    if (known && known.freshUntil > clock.now()) {
      await cache.write(name, known);
      return known;
    }
    const answer = (await waitForTurn()) ? await fetchTile(toUrl(tilesUrl, address), client, known) : null;
    const tile = answer && toTile(answer, known, clock.now());
    // A stale tile is better than none.
    if (!tile) return known;
    shared.put(`tiles/${name}`, encodeTile(tile), 'application/octet-stream');
    await cache.write(name, tile);
    return tile;
  };
  return (address, client) => {
    const name = `${address.z}-${address.x}-${address.y}`;
    return shareRun(name, () => current(name, address, client));
  };
}

function toUrl(tilesUrl: string, { z, x, y }: TileAddress): URL {
  return new URL(tilesUrl.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)));
}

function fetchTile(
  url: URL,
  { userAgent, referer }: TileClient,
  known: CachedTile | null,
): Promise<ExternalResponse | null> {
  const condition = known?.etag ? { 'if-none-match': known.etag } : {};
  const headers = { accept: 'image/*', 'user-agent': userAgent, referer, ...condition };
  return fetchExternal({ url, headers, maxBytes: MAX_TILE_BYTES });
}

function toTile({ status, headers, body }: ExternalResponse, known: CachedTile | null, now: string): CachedTile | null {
  const freshUntil = plusSeconds(now, Math.max(MIN_FRESH_SECONDS, readMaxAge(headers['cache-control'])));
  if (status === 304 && known) return { ...known, freshUntil };
  const type = headers['content-type'] ?? '';
  if (status !== 200 || !PICTURE.test(type) || body.length === 0) return null;
  return { etag: headers.etag ?? null, type, freshUntil, bytes: body };
}

const readMaxAge = (cacheControl = ''): number => Number(/max-age=(\d{1,9})/.exec(cacheControl)?.[1] ?? 0);
