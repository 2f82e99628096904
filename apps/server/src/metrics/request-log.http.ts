import type { FastifyInstance } from 'fastify';
import type { Events } from '../events.ts';
import type { Metrics } from './metrics.ts';

const TOO_MANY_REQUESTS = 429;

/** Counts and logs each response by its route pattern, never by address: an address may contain an order id. */
export function logResponses(app: FastifyInstance, metrics: Metrics, events: Pick<Events, 'callLimited'>): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? '(unknown)'}`;
    const status = reply.raw.statusCode;
    const milliseconds = reply.elapsedTime;
    metrics.countResponse(route, status, milliseconds);
    if (status === TOO_MANY_REQUESTS) events.callLimited(route);
    request.log.debug({ route, status, milliseconds: Math.round(milliseconds * 10) / 10 }, 'answered');
    done();
  });
}
