import * as calls from '@tischlein/contract/calls';
import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readTileAddress } from './tile-address.ts';

const FOR_A_WEEK = 'public, max-age=604800';

/** GET …/osm/tile/{z}/{x}/{y} (S2 §7): 404 `tilesOff` without map tiles; invalid addresses are rejected locally. */
export const tileRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getMapTile, async ({ shop: { config }, params, headers, reply }) => {
    const address = readTileAddress(params);
    if (!address) return refuse('invalidRequest');
    if (deps.settings.tilesUrl === null) return refuse('tilesOff');
    const userAgent = `Tischlein (${deps.publicUrl}; ${config.email})`;
    const referer = toPageUrl(headers.referer) ?? `${deps.publicUrl}/`;
    const tile = await deps.tiles(address, { userAgent, referer });
    if (!tile) return refuse('temporarilyUnavailable');
    const etag = `"${createHash('sha256').update(tile.bytes).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag, 'cache-control': FOR_A_WEEK });
    if (headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(tile.type).send(tile.bytes);
  });
};

// Drops the query: it may contain guest data.
function toPageUrl(referer: string | undefined): string | null {
  const url = URL.parse(referer ?? '');
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}` : null;
}
