import { type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { encodeBytes } from '../http/encoded-body.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

const cleaned = new WeakMap<LoadedShop, CachedResponse>();

/** A shop's own stylesheet, cleaned (spec 3 A8); its address changes with the configuration. */
export async function customCssOf(shop: LoadedShop, isHttps: boolean): Promise<CachedResponse> {
  const known = cleaned.get(shop);
  if (known) return known;
  // The parser is loaded when the first stylesheet wants it.
  const { cleanCss } = await import('./clean-css.ts');
  const headers = {
    ...securityHeaders(isHttps),
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  const answer = cacheResponse(encodeBytes(Buffer.from(cleanCss(shop.config.customCss ?? ''))), headers);
  cleaned.set(shop, answer);
  return answer;
}
