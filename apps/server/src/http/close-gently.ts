import type { FastifyInstance } from 'fastify';
import { endEventStreams } from './event-stream.ts';

/** On closing, what is in flight is answered, streams end, and no connection is kept for a next request. */
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
