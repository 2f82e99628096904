import { describeInvalidBranch } from '@tischlein/wording';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Edited, Versioned } from './edit-document.ts';
import { dutiesProblem, refuse } from '../http/errors.ts';

/** The version a client wants to change, from If-Match. Throws 428 without one (S3 L8). */
export function requireVersion(request: FastifyRequest): string {
  const wanted = request.headers['if-match'];
  if (wanted === undefined) throw refuse('versionMissing');
  return /^(?:W\/)?"(.*)"$/.exec(wanted)?.[1] ?? wanted;
}

/** Sends a document with its version as ETag. */
export function sendVersioned<Document>(reply: FastifyReply, { document, version }: Versioned<Document>): Document {
  reply.header('etag', `"${version}"`);
  return document;
}

/**
 * Throws 412 with the saved document if someone else has saved since the client read it, 409 if an open shop would lose what
 * it needs or a branch of the shop cannot follow; else returns the result.
 */
export function requireEdited<Result>(edited: Edited<Result>): Result {
  if (edited.outcome === 'outdated') {
    const { current, saves } = edited;
    throw refuse('versionConflict', { current, saves: [...saves] });
  }
  if (edited.outcome === 'dutiesLost') throw dutiesProblem('dutiesLost', edited);
  if (edited.outcome === 'branchInvalid')
    throw refuse('branchInvalid', { message: describeInvalidBranch(edited.branch) });
  return edited.result;
}
