import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type ReadyAnswer, sendReady } from './ready-answer.ts';

/** What is ready for this address on this host; null: somebody has to work for it. */
export type FindReady = (host: string, url: string) => ReadyAnswer | null;

/**
 * Gives what is ready before anything else costs time: on the wire before Fastify begins, and as its first hook for requests that
 * come in another way. Register it before all other hooks.
 */
export function answerEarly(app: FastifyInstance, findReady: FindReady, count: (status: number) => void): void {
  app.server.removeAllListeners('request');
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // A server that closes keeps no connection: Fastify says so.
    const answer = app.server.listening ? readyFor(request, findReady) : null;
    if (!answer) return app.routing(request, response);
    sendReady(request, response, answer);
    return count(response.statusCode);
  });
  app.addHook('onRequest', (request, reply, done) => {
    const answer = request.method === 'GET' ? findReady(request.hostname, request.raw.url ?? '/') : null;
    if (!answer) return done();
    reply.hijack();
    return sendReady(request.raw, reply.raw, answer);
  });
}

function readyFor({ method, url, headers }: IncomingMessage, findReady: FindReady): ReadyAnswer | null {
  // Whether a proxy may speak of another host is Fastify's to decide.
  if (method !== 'GET' || url === undefined || 'x-forwarded-host' in headers) return null;
  return findReady(withoutPort(headers.host ?? ''), url);
}

const withoutPort = (host: string): string => host.replace(/:\d+$/, '');
