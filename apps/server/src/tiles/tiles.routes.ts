import * as calls from '@tischlein/contract/calls';
import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { readTileAddress } from './tile-address.ts';

const FOR_A_WEEK = 'public, max-age=604800';

/** GET …/osm/tile/{z}/{x}/{y} (S2 §7): 404 `tilesOff` without TILES_URL; invalid addresses are rejected locally. */
export const tileRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getMapTile, async (request, reply) => {
    const { config } = await requireShopByRef(deps, request.params.shop);
    const address = readTileAddress(request.params);
    if (!address) throw httpProblem('invalidRequest');
    if (!deps.tiles) throw httpProblem('tilesOff');
    const userAgent = `Tischlein (${deps.publicUrl}; ${config.email})`;
    const referer = toPageUrl(request.headers.referer) ?? `${deps.publicUrl}/`;
    const tile = await deps.tiles(address, { userAgent, referer });
    if (!tile) throw httpProblem('temporarilyUnavailable');
    const etag = `"${createHash('sha256').update(tile.bytes).digest('base64url').slice(0, 22)}"`;
    reply.headers({ etag, 'cache-control': FOR_A_WEEK });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(tile.type).send(tile.bytes);
  });
};

// Drops the query: it may contain guest data.
function toPageUrl(referer: string | undefined): string | null {
  const url = URL.parse(referer ?? '');
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}` : null;
}
