import type { FastifyInstance } from 'fastify';
import { endEventStreams } from './event-stream.ts';

/** Graceful shutdown: finishes requests in flight, ends streams, closes keep-alive connections. */
export function closeGently(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    endEventStreams(app);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
