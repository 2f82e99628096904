import type { FastifyRequest } from 'fastify';
import { httpProblem } from './errors.ts';

/** The ETag of something that is counted. */
export const versionTag = (version: number): string => `"${version}"`;

/** Refuses to overwrite what somebody else has changed since it was read. */
export function refuseOutdated(request: FastifyRequest, version: number): void {
  const wanted = request.headers['if-match'];
  if (wanted !== undefined && wanted !== versionTag(version)) throw httpProblem('versionConflict');
}
