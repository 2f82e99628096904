import type { FastifyRequest } from 'fastify';
import { httpProblem } from './errors.ts';

export const versionTag = (version: number): string => `"${version}"`;

/** Throws 409 if someone else has changed the resource since the client read it. */
export function refuseOutdated(request: FastifyRequest, version: number): void {
  const wanted = request.headers['if-match'];
  if (wanted !== undefined && wanted !== versionTag(version)) throw httpProblem('versionConflict');
}
