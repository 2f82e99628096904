import type { Problem } from '@tischlein/contract/problems';
import { INVALID_FIELD } from '@tischlein/wording';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { StorageProblem } from '../db/storage-problem.ts';
import { problemPage } from './plain-page.ts';
import { HttpProblem, httpProblem } from './errors.ts';

const PROBLEM_OF_FASTIFY = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_HANDLER_TIMEOUT: 'temporarilyUnavailable',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
  FST_ERR_NOT_FOUND: 'notFound',
  FST_ERR_BAD_URL: 'notFound',
} as const;

type ReportFailure = (error: Error, route: string) => void;

/**
 * Answers every problem with code and message: JSON for calls, a page for people, never a stack trace.
 * `reportFailure` gets the errors with status 500 and above.
 */
export function answerProblems(app: FastifyInstance, reportFailure: ReportFailure): void {
  app.setErrorHandler((error, request, reply) => {
    const status = answerProblem(error, request, reply);
    if (status >= 500 && error instanceof Error) reportFailure(error, getRoutePattern(request));
  });
  app.setNotFoundHandler((request, reply) => void answerProblem(httpProblem('notFound'), request, reply));
}

/** Answers one problem; returns its status. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): number {
  const { status, body } = toProblem(error);
  if (status >= 500) request.log.error({ err: error, route: getRoutePattern(request) }, 'request failed');
  reply.code(status).removeHeader('cache-control').removeHeader('etag');
  if (status === 503) reply.header('retry-after', 2);
  if (isForPeople(request)) void reply.type('text/html; charset=utf-8').send(problemPage(body.message));
  else void reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
  return status;
}

// Logs the pattern: the address itself may contain an order id.
const getRoutePattern = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? '?'}`;

function toProblem(error: unknown): { readonly status: number; readonly body: Problem } {
  if (error instanceof HttpProblem) return error;
  if (error instanceof StorageProblem)
    return httpProblem(isFull(error.cause) ? 'storageFull' : 'temporarilyUnavailable');
  if (hasZodFastifySchemaValidationErrors(error)) return toInvalidRequest(error.validation, error.validationContext);
  if (!isFastifyError(error)) return httpProblem('internal');
  const known = Object.entries(PROBLEM_OF_FASTIFY).find(([code]) => code === error.code)?.[1];
  if (known) return httpProblem(known);
  return httpProblem((error.statusCode ?? 500) < 500 ? 'invalidJson' : 'internal');
}

function toInvalidRequest(
  issues: readonly { readonly instancePath: string }[],
  context: FastifyError['validationContext'],
): HttpProblem {
  // An id with an invalid format cannot exist.
  if (context === 'params') return httpProblem('notFound');
  const fields = issues.map(({ instancePath }) =>
    instancePath
      .slice(1)
      .replace(/^formValues\//, '')
      .replaceAll('/', '.'),
  );
  return httpProblem('invalidRequest', { form: Object.fromEntries(fields.map((field) => [field, INVALID_FIELD])) });
}

// SQLITE_FULL and PostgreSQL's disk_full.
const isFull = (cause: unknown): boolean =>
  cause instanceof Error &&
  (('errcode' in cause && cause.errcode === 13) || ('code' in cause && cause.code === '53100'));

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'code' in error;

const isForPeople = (request: FastifyRequest): boolean =>
  !request.url.startsWith('/api/') && (request.headers.accept?.includes('text/html') ?? false);
