import type { FastifyRequest } from 'fastify';

const READING = ['GET', 'HEAD', 'OPTIONS'];

/** Whether another site makes this browser change something here; clients that are no browsers send neither header (ASVS 3.5.1). */
export function isForeign(request: FastifyRequest): boolean {
  if (READING.includes(request.method)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.origin;
  return origin !== undefined && URL.parse(origin)?.host !== request.host;
}
