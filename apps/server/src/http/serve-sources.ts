import type { FastifyInstance } from 'fastify';
import type { Development } from '../storefront/development.ts';

// Everything that is the server's own in development too.
const OWN = /^\/(?:api|media)\/|^\/(?:healthz|readyz|metrics|robots\.txt|sitemap\.xml)$/;

/** In development: files of the sources first; their pages come without the policy that forbids what reloading needs. */
export function serveSources(app: FastifyInstance, development: Development): void {
  app.addHook('onClose', () => development.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (OWN.test(request.url)) return done();
    return development.handle(request.raw, reply.raw, done);
  });
}
