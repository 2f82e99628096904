import type { FastifyInstance } from 'fastify';
import { refuse } from './errors.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers 405 where an address has other methods, before a body is read. `unknownCalls`: the route of all other addresses. */
export function refuseOtherMethods(app: FastifyInstance, unknownCalls: string): void {
  const root = unknownCalls.replace('*', '');
  const isServed = (method: (typeof METHODS)[number], path: string): boolean => {
    // Its type lacks null.
    const found: Pick<ReturnType<typeof app.findRoute>, 'params'> | null = app.findRoute({ method, url: path });
    return found !== null && `${root}${found.params['*']}` !== path;
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404 && request.routeOptions.url !== unknownCalls) return done();
    const [path = ''] = request.url.split('?');
    const methods = METHODS.filter((method) => isServed(method, path));
    if (methods.length === 0) return done();
    reply.header('allow', methods.join(', '));
    return done(refuse('methodNotAllowed'));
  });
}
