import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/**
 * Metrics are for monitoring: for this machine, and for clients with METRICS_TOKEN. A reverse proxy on this machine passes
 * on requests of others, so what it has passed on does not count as local.
 */
export function mayReadMetrics({ socket, headers }: FastifyRequest, token: string | null): boolean {
  if (token !== null && isEqual(headers.authorization ?? '', `Bearer ${token}`)) return true;
  return LOOPBACK.test(socket.remoteAddress ?? '') && OF_PROXIES.every((name) => headers[name] === undefined);
}

function isEqual(left: string, right: string): boolean {
  const [actual, expected] = [Buffer.from(left), Buffer.from(right)];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
