import type { Deps } from '../deps.ts';
import { type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import { CLOSED_POLICY, securityHeaders } from '../http/security-headers.ts';
import type { EncodedBody } from '../http/encoded-body.ts';

const CALL = /^\/api\/shop\/([^/?]+)\/(menu|config)$/;

// Headers and compressed forms live as long as the body itself.
const responses = new WeakMap<EncodedBody, CachedResponse>();

/** The response of a call, cached with headers and compressed forms. */
export function toCallResponse({ publicUrl }: Pick<Deps, 'publicUrl'>, prepared: EncodedBody): CachedResponse {
  const known = responses.get(prepared);
  if (known) return known;
  const response = cacheResponse(prepared, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': CLOSED_POLICY,
    ...securityHeaders(publicUrl.startsWith('https:')),
  });
  responses.set(prepared, response);
  return response;
}

/** The cached response for the address of a shop's menu or configuration; null for other addresses, and for shops not in memory. */
export function findMenuResponse(deps: Pick<Deps, 'publicUrl' | 'shops'>, url: string): CachedResponse | null {
  const [, reference, call] = CALL.exec(url) ?? [];
  const shop = reference === undefined ? null : deps.shops.peekShop(reference);
  return shop?.state === 'open' ? toCallResponse(deps, call === 'menu' ? shop.menuBody : shop.configBody) : null;
}
