import type { Call } from '@tischlein/contract/calls';
import { listUnknownFields } from '@tischlein/contract/unknown-fields';
import { describeUnknownFields, UNKNOWN_FIELD } from '@tischlein/wording';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type HttpProblem, refuse } from './errors.ts';

/** More are not read by anyone. */
const MOST_NAMED = 20;

/** Whether a call refuses fields that its definition does not name (decision 085). */
export const refusesUnknownFields = ({ caller }: Pick<Call, 'caller'>): boolean => caller === 'staff';

const NO_QUERY = z.object({});

/** Names the fields of a request, as it was sent, that its call does not have; undefined: it has them all. */
export function findUnknownFields(
  { body, query = NO_QUERY }: Pick<Call, 'body' | 'query'>,
  request: Pick<FastifyRequest, 'body' | 'query'>,
): HttpProblem | undefined {
  const inBody = body ? listUnknownFields(body, request.body) : [];
  const fields = [...inBody, ...listUnknownFields(query, request.query)].slice(0, MOST_NAMED);
  if (fields.length === 0) return undefined;
  return refuse('invalidRequest', {
    message: describeUnknownFields(fields),
    form: Object.fromEntries(fields.map((field) => [field, UNKNOWN_FIELD])),
  });
}
