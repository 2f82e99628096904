import { days } from '@tischlein/domain';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { SharedBlobs } from '../blobs/shared-blobs.ts';
import { type Clock, plusSeconds } from '../clock.ts';
import { createSingleFlight, createThrottle } from '../concurrency.ts';
import type { Settings } from '../env.ts';
import { fetchExternal, type ExternalResponse } from '../http/fetch-external.ts';
import { type CachedTile, decodeTile, encodeTile, openTileCache } from './tile-cache.ts';
import type { TileAddress } from './tile-address.ts';

const MAX_CACHE_BYTES = 200 * 1024 * 1024;
const PER_SECOND = 10;
const MAX_WAITING = 40;
const MIN_FRESH_SECONDS = days(7);
export const TILE_LIMITS = {
  maxBytes: 512 * 1024,
  // No SVG: it may contain scripts.
  picture: /^image\/(?:png|jpeg|webp|avif|gif)\b/,
} as const;

interface TilesSettings {
  /** `tilesUrl` contains {z}, {x} and {y}; null: no maps. It changes while the server runs. */
  readonly settings: Pick<Settings, 'tilesUrl'>;
  readonly dataDir: string;
  readonly shared: SharedBlobs;
  readonly clock: Clock;
}

/** Tile servers require both headers. */
interface TileClient {
  readonly userAgent: string;
  readonly referer: string;
}

/** Fetches a map tile through the cache; null if it is unavailable, or there are no maps. */
export type Tiles = (address: TileAddress, asker: TileClient) => Promise<CachedTile | null>;

export function openTiles({ settings, dataDir, shared, clock }: TilesSettings): Tiles {
  const cache = openTileCache(join(dataDir, 'tiles'), MAX_CACHE_BYTES);
  const shareRun = createSingleFlight<CachedTile | null>();
  const waitForTurn = createThrottle(PER_SECOND, MAX_WAITING);

  const current = async (name: string, url: URL, client: TileClient): Promise<CachedTile | null> => {
    const own = await cache.read(name);
    if (own && own.freshUntil > clock.now()) return own;
    const known = decodeTile(await shared.get(`tiles/${name}`)) ?? own;
    if (known && known.freshUntil > clock.now()) {
      await cache.write(name, known);
      return known;
    }
    const answer = (await waitForTurn()) ? await fetchTile(url, client, known) : null;
    const tile = answer && toTile(answer, known, clock.now());
    // A stale tile is better than none.
    if (!tile) return known;
    shared.put(`tiles/${name}`, encodeTile(tile), 'application/octet-stream');
    await cache.write(name, tile);
    return tile;
  };
  return async (address, client) => {
    const { tilesUrl } = settings;
    if (tilesUrl === null) return null;
    const url = toTileUrl(tilesUrl, address);
    const name = `${nameSource(tilesUrl)}-${address.z}-${address.x}-${address.y}`;
    return shareRun(name, () => current(name, url, client));
  };
}

/** Tiles of another address are others: its query may name the map. */
const nameSource = (tilesUrl: string): string => createHash('sha256').update(tilesUrl).digest('base64url').slice(0, 8);

export function toTileUrl(tilesUrl: string, { z, x, y }: TileAddress): URL {
  return new URL(tilesUrl.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)));
}

function fetchTile(
  url: URL,
  { userAgent, referer }: TileClient,
  known: CachedTile | null,
): Promise<ExternalResponse | null> {
  const condition = known?.etag ? { 'if-none-match': known.etag } : {};
  const headers = { accept: 'image/*', 'user-agent': userAgent, referer, ...condition };
  return fetchExternal({ url, headers, maxBytes: TILE_LIMITS.maxBytes });
}

function toTile({ status, headers, body }: ExternalResponse, known: CachedTile | null, now: string): CachedTile | null {
  const freshUntil = plusSeconds(now, Math.max(MIN_FRESH_SECONDS, readMaxAge(headers['cache-control'])));
  if (status === 304 && known) return { ...known, freshUntil };
  const type = headers['content-type'] ?? '';
  if (status !== 200 || !TILE_LIMITS.picture.test(type) || body.length === 0) return null;
  return { etag: headers.etag ?? null, type, freshUntil, bytes: body };
}

const readMaxAge = (cacheControl = ''): number => Number(/max-age=(\d{1,9})/.exec(cacheControl)?.[1] ?? 0);
