import { type CachedResponse, cacheResponse } from '../http/cached-response.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { encodeBytes } from '../http/encoded-body.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

const cachedSheets = new WeakMap<LoadedShop, CachedResponse>();

/** A shop's sanitized stylesheet (S3 A8); its address contains the configuration's version. */
export async function getCustomCss(shop: LoadedShop, isHttps: boolean): Promise<CachedResponse> {
  const known = cachedSheets.get(shop);
  if (known) return known;
  // Loads the parser on first use.
  const { cleanCss } = await import('../look/clean-css.ts');
  const headers = {
    ...securityHeaders(isHttps),
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  const answer = cacheResponse(encodeBytes(Buffer.from(cleanCss(shop.config.customCss ?? ''))), headers);
  cachedSheets.set(shop, answer);
  return answer;
}
