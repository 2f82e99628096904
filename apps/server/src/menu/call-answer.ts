import type { Deps } from '../deps.ts';
import { type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import { CLOSED_POLICY, securityHeaders } from '../http/security-headers.ts';
import type { EncodedBody } from '../http/encoded-body.ts';

const CALL = /^\/api\/shop\/([^/?]+)\/(menu|config)$/;

// Headers and compressed forms of an answer last as long as the answer itself.
const answers = new WeakMap<EncodedBody, CachedResponse>();

/** The answer of a call, ready with headers and compressed forms. */
export function callAnswer({ publicUrl }: Pick<Deps, 'publicUrl'>, prepared: EncodedBody): CachedResponse {
  const known = answers.get(prepared);
  if (known) return known;
  const made = cacheResponse(prepared, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': CLOSED_POLICY,
    ...securityHeaders(publicUrl.startsWith('https:')),
  });
  answers.set(prepared, made);
  return made;
}

/** The ready answer for the address of a shop's menu or configuration; null: it is another, or of no shop. */
export function readyMenuCall(deps: Pick<Deps, 'publicUrl' | 'shops'>, url: string): CachedResponse | null {
  const [, reference, call] = CALL.exec(url) ?? [];
  const shop = reference === undefined ? null : deps.shops.shopByRef(reference);
  return shop && callAnswer(deps, call === 'menu' ? shop.menuAnswer : shop.configAnswer);
}
