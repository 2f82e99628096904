import { join } from 'node:path';
import { type Clock, plusSeconds } from '../clock.ts';
import { fetchExternal, type ExternalResponse } from '../http/fetch-external.ts';
import { createThrottle } from '../http/throttle.ts';
import { type KeptTile, openKeptTiles } from './kept-tiles.ts';
import type { TileAddress } from './tile-address.ts';

const MOST_KEPT_BYTES = 200 * 1024 * 1024;
const MOST_TILE_BYTES = 512 * 1024;
const PER_SECOND = 10;
const MOST_WAITING = 40;
const KEPT_AT_LEAST_SECONDS = 7 * 24 * 60 * 60;
// No SVG: that is a document with scripts, not a picture.
const PICTURE = /^image\/(?:png|jpeg|webp|avif|gif)\b/;

interface TilesSettings {
  /** With {z}, {x} and {y}; null: there are no maps. */
  readonly tilesUrl: string | null;
  readonly dataDir: string;
  readonly clock: Clock;
}

/** Who asks, as the operators of tiles want to know it. */
interface Asker {
  readonly userAgent: string;
  readonly referer: string;
}

/** Map tiles of the operator's choice, kept as their policy asks (law-and-services C2). null: there is none to be had. */
export type Tiles = (address: TileAddress, asker: Asker) => Promise<KeptTile | null>;

/** Opens the tiles; null: no TILES_URL is set. */
export function openTiles({ tilesUrl, dataDir, clock }: TilesSettings): Tiles | null {
  if (tilesUrl === null) return null;
  const kept = openKeptTiles(join(dataDir, 'tiles'), MOST_KEPT_BYTES);
  const underway = new Map<string, Promise<KeptTile | null>>();
  const mayAsk = createThrottle(PER_SECOND, MOST_WAITING);

  const current = async (name: string, address: TileAddress, asker: Asker): Promise<KeptTile | null> => {
    const known = await kept.read(name);
    if (known && known.freshUntil > clock.now()) return known;
    const answer = (await mayAsk()) ? await ask(addressOf(tilesUrl, address), asker, known) : null;
    const tile = answer && tileOf(answer, known, clock.now());
    // An old map is better than none.
    if (!tile) return known;
    await kept.write(name, tile);
    return tile;
  };
  return (address, asker) => {
    const name = `${address.z}-${address.x}-${address.y}`;
    const work = underway.get(name) ?? current(name, address, asker).finally(() => underway.delete(name));
    underway.set(name, work);
    return work;
  };
}

function addressOf(tilesUrl: string, { z, x, y }: TileAddress): URL {
  return new URL(tilesUrl.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y)));
}

function ask(url: URL, { userAgent, referer }: Asker, known: KeptTile | null): Promise<ExternalResponse | null> {
  const condition = known?.etag ? { 'if-none-match': known.etag } : {};
  const headers = { accept: 'image/*', 'user-agent': userAgent, referer, ...condition };
  return fetchExternal({ url, headers, maxBytes: MOST_TILE_BYTES });
}

function tileOf({ status, headers, body }: ExternalResponse, known: KeptTile | null, now: string): KeptTile | null {
  const freshUntil = plusSeconds(now, Math.max(KEPT_AT_LEAST_SECONDS, maxAgeOf(headers['cache-control'])));
  if (status === 304 && known) return { ...known, freshUntil };
  const type = headers['content-type'] ?? '';
  if (status !== 200 || !PICTURE.test(type) || body.length === 0) return null;
  return { etag: headers.etag ?? null, type, freshUntil, bytes: body };
}

const maxAgeOf = (cacheControl = ''): number => Number(/max-age=(\d{1,9})/.exec(cacheControl)?.[1] ?? 0);
