import type { GeocoderTest, TileTest } from '@tischlein/contract/office';
import { type Address, formatLocation } from '@tischlein/domain/delivery';
import {
  type GeocoderChoice,
  resolveGeocoder,
  resolveTiles,
  SAMPLE_TILE,
  type TileChoice,
} from '@tischlein/domain/installation';
import { GEOCODER_WIRES } from '../delivery/open-places.ts';
import type { Deps } from '../deps.ts';
import { fetchExternal } from '../http/fetch-external.ts';
import { TILE_LIMITS, toTileUrl } from '../tiles/open-tiles.ts';

const REFUSED: readonly number[] = [401, 403, 407, 429];
const MOST_ANSWER_BYTES = 256 * 1024;

const toHeaders = ({ publicUrl }: Pick<Deps, 'publicUrl'>) => ({
  'user-agent': `Tischlein (${publicUrl})`,
  referer: `${publicUrl}/`,
});

/** Fetches one tile. What else the server has answered does not come back: the address may be of a network behind this one. */
export async function testMapTiles(deps: Pick<Deps, 'publicUrl'>, choice: TileChoice): Promise<TileTest> {
  const url = toTileUrl(resolveTiles(choice).url, SAMPLE_TILE);
  const headers = { ...toHeaders(deps), accept: 'image/*' };
  const answer = await fetchExternal({ url, headers, maxBytes: TILE_LIMITS.maxBytes });
  if (!answer) return { outcome: 'away' };
  if (REFUSED.includes(answer.status)) return { outcome: 'refused' };
  if (answer.status !== 200) return { outcome: 'missing' };
  const isPicture = TILE_LIMITS.picture.test(answer.headers['content-type'] ?? '') && answer.body.length > 0;
  return { outcome: isPicture ? 'works' : 'noPicture' };
}

/** Looks one address up, past the cache. Nothing of an answer that is none of a geocoder comes back. */
export async function testGeocoder(
  deps: Pick<Deps, 'publicUrl'>,
  choice: GeocoderChoice,
  address: Address,
): Promise<GeocoderTest> {
  const { kind, url } = resolveGeocoder(choice);
  const wire = GEOCODER_WIRES[kind];
  const headers = { ...toHeaders(deps), accept: 'application/json' };
  const answer = await fetchExternal({
    url: wire.search(new URL(url), address),
    headers,
    maxBytes: MOST_ANSWER_BYTES,
  });
  if (!answer) return { outcome: 'away', found: '' };
  if (REFUSED.includes(answer.status)) return { outcome: 'refused', found: '' };
  const read = answer.status === 200 ? wire.readSearch(parseJson(answer.body)) : 'unreadable';
  if (read === 'unreadable') return { outcome: 'unreadable', found: '' };
  return read === 'nothing'
    ? { outcome: 'notFound', found: '' }
    : { outcome: 'found', found: formatLocation(read.address) };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
