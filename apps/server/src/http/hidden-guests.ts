import { withoutGuests } from '@tischlein/contract/guest-fields';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';

const blind = new WeakSet<FastifyRequest>();

/** Its answers and events come without guests: its API key has no `guests:read` (decision 044). */
export const hideGuests = (request: FastifyRequest): void => void blind.add(request);

/** A value of this schema as the caller may see it. */
export const showTo = (request: FastifyRequest, schema: z.ZodType | undefined, value: unknown): unknown =>
  schema && blind.has(request) ? withoutGuests(schema, value) : value;

/** Takes guests out of every answer to those who may not see them; files and lists that are written by hand ask `showTo`. */
export function hideGuestsInAnswers(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    // A problem has another shape.
    return reply.statusCode < 400 ? showTo(request, call?.answer, payload) : payload;
  });
}
