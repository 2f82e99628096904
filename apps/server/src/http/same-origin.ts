import type { FastifyRequest } from 'fastify';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** Returns whether a browser prefetches; calls with an effect must reject this (S3 W2). */
function isPrefetch(request: FastifyRequest): boolean {
  const { 'sec-purpose': secPurpose, purpose, 'x-moz': mozilla, 'x-purpose': other } = request.headers;
  return [secPurpose, purpose, mozilla, other].some((value) => /prefetch|preview|prerender/i.test(String(value)));
}

/** Like `isForeign`, for GET calls with an effect. */
export function isForeignEffect(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return isPrefetch(request) || (site !== undefined && site !== 'same-origin');
}

/** Returns whether another site sends this request through a browser; other clients send neither header (ASVS 3.5.1). */
export function isForeign(request: FastifyRequest): boolean {
  if (SAFE_METHODS.includes(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  return origin !== undefined && URL.parse(origin)?.host !== request.host;
}
