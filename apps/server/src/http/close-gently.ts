import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { endEventStreams } from './event-stream.ts';

/** A restart waits that long, too. */
const FINISH_WITHIN_MS = 5000;
/** The request of a connection that was just accepted arrives within that time. */
const ARRIVE_WITHIN_MS = 50;

/**
 * Graceful shutdown: finishes requests in flight, ends streams, closes keep-alive connections. Closes the others after five seconds:
 * a phone that has lost its network neither finishes its request nor takes its answer.
 */
export function closeGently(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    endEventStreams(app);
    setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS).unref();
    if (!app.server.listening) return;
    // Stops listening only: the close of an http server also ends connections whose request is still on its way.
    Server.prototype.close.call(app.server);
    await pause(ARRIVE_WITHIN_MS);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
