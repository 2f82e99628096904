import type { FastifyInstance, FastifyReply, RouteHandlerMethod } from 'fastify';

/** A reading call had no answer in time. */
export class SlowAnswer extends Error {
  override readonly name = 'SlowAnswer';
}

/**
 * Fails reading calls that do not begin to answer within this time. Downloads may take longer. Calls that write are not limited:
 * they would go on behind an answer that says they failed.
 *
 * Fastify's `handlerTimeout` cuts off downloads, and forgets calls whose body has been read.
 */
export function limitReadingTime(app: FastifyInstance, withinMs: number): void {
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET') route.handler = limitHandler(route.handler, withinMs);
  });
}

const limitHandler = (handler: RouteHandlerMethod, withinMs: number): RouteHandlerMethod =>
  function limited(request, reply) {
    const answer: unknown = handler.call(this, request, reply);
    return answer instanceof Promise ? failIfLate(answer, reply, withinMs) : answer;
  };

// The promise of a download or a stream settles only after its last byte.
async function failIfLate(answer: Promise<unknown>, reply: FastifyReply, withinMs: number): Promise<unknown> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    if (!reply.sent && !reply.raw.headersSent) late.reject(new SlowAnswer(`no answer within ${withinMs} ms`));
  }, withinMs);
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
