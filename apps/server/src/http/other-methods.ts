import type { FastifyInstance } from 'fastify';
import { httpProblem } from './errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Records every route from now on. Call the returned function at the end: it answers 405 for the other methods of
 * each address.
 */
export function watchRoutes(app: FastifyInstance): () => void {
  const methodsByUrl = new Map<string, Set<string>>();
  let isComplete = false;
  app.addHook('onRoute', ({ url, method }) => {
    if (isComplete) return;
    const methods = methodsByUrl.get(url) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    methodsByUrl.set(url, methods);
  });
  return () => {
    isComplete = true;
    for (const [url, known] of methodsByUrl) refuseOtherMethods(app, url, known);
  };
}

function refuseOtherMethods(app: FastifyInstance, url: string, known: ReadonlySet<string>): void {
  const others = METHODS.filter((method) => !known.has(method));
  if (others.length === 0) return;
  app.route({
    url,
    method: others,
    schema: { hide: true },
    // Runs before a body is read.
    onRequest: (_request, reply, done) => {
      reply.header('allow', [...known].join(', '));
      done(httpProblem('methodNotAllowed'));
    },
    handler: () => {},
  });
}
