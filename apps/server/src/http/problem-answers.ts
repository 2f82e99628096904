import * as calls from '@tischlein/contract/calls';
import type { Problem } from '@tischlein/contract/problems';
import { fieldProblem, problemMessage, STORAGE_FULL, UNKNOWN_FIELD } from '@tischlein/wording';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isStorageFull, StorageProblem } from '../db/storage-problem.ts';
import type { ReportError } from '../events.ts';
import { notFoundPage, problemPage } from './plain-page.ts';
import { HttpProblem, refuse } from './errors.ts';
import { SlowAnswer } from './limit-reading-time.ts';

const PROBLEM_OF_FASTIFY = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'bodyTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_MAX_PARAM_LENGTH: 'notFound',
  FST_ERR_NOT_FOUND: 'notFound',
  FST_ERR_BAD_URL: 'notFound',
} as const;

/**
 * Answers every problem with code and message: JSON for calls, a page for people, never a stack trace.
 * `reportError` gets the errors with status 500 and above that no code foresaw. If the shop of such a request is gone, another
 * process has deleted it meanwhile: that is no error.
 */
export function answerProblems(app: FastifyInstance, { reportError, isShopGone }: ProblemOptions): void {
  app.addHook('onRoute', (route) => {
    if (NAMES_SHOP.test(route.url)) route.handler = explainFailure(route.handler, isShopGone);
  });
  // Not asynchronous: until it answers, Fastify would answer a second error by itself, with the error's message.
  app.setErrorHandler((error, request, reply) => {
    const status = answerProblem(error, request, reply);
    if (isUnforeseen(status, error)) reportError(error, getRoutePattern(request));
  });
  app.setNotFoundHandler((request, reply) => void answerProblem(refuse('notFound'), request, reply));
}

interface ProblemOptions {
  readonly reportError: ReportError;
  /** Whether a shop was deleted; '': the request names none. */
  readonly isShopGone: (reference: string) => Promise<boolean>;
}

const NAMES_SHOP = /:shop\b/;

/** When the handler fails, checks whether the shop was deleted. */
const explainFailure = (handler: RouteHandlerMethod, isShopGone: ProblemOptions['isShopGone']): RouteHandlerMethod =>
  function explained(request, reply) {
    const answer: unknown = handler.call(this, request, reply);
    if (!(answer instanceof Promise)) return answer;
    return answer.catch(async (error: unknown) => {
      const isExplained = error instanceof StorageProblem || !isUnforeseen(toProblem(error, request).status, error);
      throw !isExplained && (await isShopGone(readShopReference(request))) ? refuse('shopUnknown') : error;
    });
  };

function readShopReference({ params }: FastifyRequest): string {
  const shop = typeof params === 'object' && params !== null && 'shop' in params ? params.shop : '';
  return typeof shop === 'string' ? shop : '';
}

/** Answers one problem; returns its status. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): number {
  const { status, body } = toProblem(error, request);
  if (isUnforeseen(status, error)) request.log.error({ err: error, route: getRoutePattern(request) }, 'request failed');
  // A 404 or 410 without it may be kept for ever (RFC 9111 §4.2.2).
  reply.code(status).header('cache-control', 'no-store').removeHeader('etag');
  if (status === 503) reply.header('retry-after', 2);
  if (isForPeople(request)) void reply.type('text/html; charset=utf-8').send(renderProblem(request, { status, body }));
  else void reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
  return status;
}

function renderProblem({ url }: FastifyRequest, { status, body: { message } }: ReturnType<typeof toProblem>): string {
  if (status !== 404) return problemPage(message);
  return notFoundPage(message, { hasStartLink: !/^\/(?:\?|$)/.test(url) });
}

// A problem thrown on purpose was reported where it began: a shop when it became unreadable, not with each request.
const isUnforeseen = (status: number, error: unknown): boolean => status >= 500 && !(error instanceof HttpProblem);

// Logs the pattern: the address itself may contain an order id.
const getRoutePattern = (request: FastifyRequest): string => `${request.method} ${request.routeOptions.url ?? '?'}`;

function toProblem(error: unknown, request: FastifyRequest): { readonly status: number; readonly body: Problem } {
  if (error instanceof HttpProblem) return error;
  if (error instanceof StorageProblem)
    return isStorageFull(error)
      ? refuse('storageFull', { message: findStorageFullMessage(request) })
      : refuse('temporarilyUnavailable');
  if (error instanceof SlowAnswer) return refuse('temporarilyUnavailable');
  if (hasZodFastifySchemaValidationErrors(error)) return toInvalidRequest(error.validation, error.validationContext);
  if (!isFastifyError(error)) return refuse('internal');
  const known = Object.entries(PROBLEM_OF_FASTIFY).find(([code]) => code === error.code)?.[1];
  if (known) return refuse(known);
  return refuse((error.statusCode ?? 500) < 500 ? 'invalidJson' : 'internal');
}

function toInvalidRequest(issues: readonly Issue[], context: FastifyError['validationContext']): HttpProblem {
  // An id with an invalid format cannot exist.
  if (context === 'params') return refuse('notFound');
  return refuse('invalidRequest', { form: Object.fromEntries(issues.flatMap(explainIssue)) });
}

interface Issue {
  readonly instancePath: string;
  /** `keys`: fields that the schema does not have. */
  readonly params: object;
}

/** The fields that an issue is about, each with its sentence. */
function explainIssue({ instancePath, params }: Issue): (readonly [field: string, sentence: string])[] {
  const path = instancePath.slice(1).replace(/^(?:formValues|formData)(?:\/|$)/, '');
  const field = path.replaceAll('/', '.');
  if (!('keys' in params) || !Array.isArray(params.keys)) return [[field, fieldProblem(field)]];
  return params.keys.map((key) => [field === '' ? String(key) : `${field}.${key}`, UNKNOWN_FIELD] as const);
}

function findStorageFullMessage({ url, routeOptions }: FastifyRequest): string {
  if (routeOptions.config.call === calls.placeOrder) return STORAGE_FULL.order;
  return url.startsWith('/api/office/') ? STORAGE_FULL.office : problemMessage('storageFull');
}

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'code' in error;

const isForPeople = (request: FastifyRequest): boolean =>
  !request.url.startsWith('/api/') && (request.headers.accept?.includes('text/html') ?? false);
