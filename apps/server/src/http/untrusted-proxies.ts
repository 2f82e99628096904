import type { FastifyInstance, FastifyRequest } from 'fastify';

const WARNING =
  'X-Forwarded-For came from an address that TRUSTED_PROXIES does not name, and is ignored. If it is your reverse proxy, all guests share one rate limit until you add its address.';

/** Counts requests, and warns once, when a proxy seems to be missing in TRUSTED_PROXIES. Never names the address: it may be a guest's. */
export function warnOfUntrustedProxies(app: FastifyInstance, count: () => void): void {
  let isWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const isIgnored = request.headers['x-forwarded-for'] !== undefined && !hasTrustedSocket(request);
    if (isIgnored) count();
    if (isIgnored && !isWarned) {
      isWarned = true;
      request.log.warn({ event: 'untrustedProxy' }, WARNING);
    }
    done();
  });
}

/**
 * Whether TRUSTED_PROXIES names the address at the other end. Fastify lists it, and what it has forwarded only if it is trusted. To
 * compare it with the client's would not do: a client on the proxy's machine has the same.
 */
const hasTrustedSocket = ({ ips }: FastifyRequest): boolean => (ips?.length ?? 0) > 1;
