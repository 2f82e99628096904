import type { FastifyInstance } from 'fastify';
import type { Development } from './development.ts';

// Addresses that the server answers itself in development, too.
const OWN = /^\/(?:api|media)\/|^\/(?:healthz|readyz|metrics|tls-ask|robots\.txt|sitemap\.xml)$/;

/** In development: serves source files first, without the Content-Security-Policy that would block hot reload. */
export function serveSources(app: FastifyInstance, development: Development): void {
  app.addHook('onClose', () => development.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (OWN.test(request.url)) return done();
    return development.handle(request.raw, reply.raw, done);
  });
}
