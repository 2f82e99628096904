import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type CachedResponse, sendCached } from './cached-response.ts';

/** What is ready for this address on this host; null: somebody has to work for it. */
export type FindCached = (host: string, url: string) => CachedResponse | null;

/**
 * Gives what is ready before anything else costs time: on the wire before Fastify begins, and as its first hook for requests that
 * come in another way. Register it before all other hooks.
 */
export function answerFromCache(app: FastifyInstance, findCached: FindCached, count: (status: number) => void): void {
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // A server that closes keeps no connection: Fastify says so.
    const answer = app.server.listening ? findCachedResponse(request, findCached) : null;
    if (!answer) return app.routing(request, response);
    sendCached(request, response, answer);
    return count(response.statusCode);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const answer = request.method === 'GET' ? findCached(request.hostname, request.raw.url ?? '/') : null;
    if (!answer) return done();
    reply.hijack();
    return sendCached(request.raw, reply.raw, answer);
  });
}

function findCachedResponse({ method, url, headers }: IncomingMessage, findCached: FindCached): CachedResponse | null {
  // Whether a proxy may speak of another host is Fastify's to decide.
  if (method !== 'GET' || url === undefined || 'x-forwarded-host' in headers) return null;
  return findCached(stripPort(headers.host ?? ''), url);
}

const stripPort = (host: string): string => host.replace(/:\d+$/, '');
