import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from './errors.ts';
import { type CachedResponse, sendCached } from './cached-response.ts';

/** The cached response for host and URL; null on a miss. */
export type FindCached = (host: string, url: string) => CachedResponse | null;

/**
 * Answers from the cache before Fastify starts its own work, and again as its first hook for injected requests.
 * Register it before all other hooks.
 */
export function answerFromCache(app: FastifyInstance, findCached: FindCached, count: (status: number) => void): void {
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // While closing, Fastify has to answer: it sends `connection: close`.
    const isAnswered = app.server.listening && !hasTwoHosts(request);
    const answer = isAnswered ? findCachedResponse(request, findCached) : null;
    if (!answer) return app.routing(request, response);
    sendCached(request, response, answer);
    return count(response.statusCode);
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (hasTwoHosts(request.raw)) return done(refuse('invalidRequest'));
    const answer = request.method === 'GET' ? findCached(request.hostname, request.raw.url ?? '/') : null;
    if (!answer) return done();
    reply.hijack();
    return sendCached(request.raw, reply.raw, answer);
  });
}

function findCachedResponse({ method, url, headers }: IncomingMessage, findCached: FindCached): CachedResponse | null {
  // Only Fastify knows whether the proxy is trusted.
  if (method !== 'GET' || url === undefined || 'x-forwarded-host' in headers) return null;
  return findCached(stripPort(headers.host ?? ''), url);
}

const stripPort = (host: string): string => host.replace(/:\d+$/, '');

/** Returns whether a request names two hosts; proxies and servers disagree about which one counts (RFC 9112 §3.2). */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  return count > 1;
};
