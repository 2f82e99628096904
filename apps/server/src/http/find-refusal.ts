import type { FastifyRequest } from 'fastify';
import { type HttpProblem, refuse } from './errors.ts';
import { isForeign } from './same-origin.ts';

/** Refuses requests from other sites, unless their route accepts them, and addresses with a NUL byte, which PostgreSQL does not store. */
export function findRefusal(request: FastifyRequest): HttpProblem | undefined {
  if (isForeign(request) && !request.routeOptions.config.acceptsForeign) return refuse('foreignOrigin');
  return request.url.includes('%00') ? refuse('invalidRequest') : undefined;
}
