import type { Call, ParamsOut, ProblemOf } from '@tischlein/contract/calls';
import type { OrderProblem } from '@tischlein/domain/checkout';
import type { AddressProblem } from '@tischlein/domain/delivery';
import type { ProblemCode } from '@tischlein/wording';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { CallParts } from '../deps.ts';
import { HttpProblem } from './errors.ts';
import { LIMITS } from './limits.ts';
import { findUnknownFields, refusesUnknownFields } from './unknown-fields.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
    /** Browsers may send it from other sites; the route itself refuses what must not come from there. */
    acceptsForeign?: boolean;
  }
  interface FastifyInstance {
    /** Finds who makes the call of a request, and its shop; set by the composition, which knows all rooms. */
    findCallParts: (request: FastifyRequest) => Promise<Partial<CallParts>>;
  }
}

/** A call whose problems all have a status and a German sentence. */
type RoutedCall = Call & { readonly problems?: readonly (ProblemCode | AddressProblem | OrderProblem['code'])[] };

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler gets: the request as the call's definition reads it, who makes the call, and the shop that it names. */
export type Incoming<C extends Call> = GivenBy<C> & {
  readonly params: ParamsOut<C>;
  readonly query: Parsed<C['query']>;
  readonly headers: C['headers'] extends z.ZodType ? z.output<C['headers']> : FastifyRequest['headers'];
  readonly body: Parsed<C['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};
type GivenBy<C extends Call> = Pick<
  CallParts,
  Extract<C['caller'], keyof CallParts> | Extract<keyof ParamsOut<C>, 'shop'>
>;

type Answer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : void;
type Outcome<C extends Call> = Answer<C> | FastifyReply | HttpProblem<Extract<ProblemOf<C>, ProblemCode>>;
type Handler<C extends Call> = (incoming: Incoming<C>) => Promise<Outcome<C>> | Outcome<C>;

const BODY_BYTES = {
  document: LIMITS.documentBytes,
  picture: LIMITS.pictureBytes,
  message: LIMITS.messageBytes,
  application: LIMITS.applicationBytes,
} as const;

/**
 * Serves a call: what comes in is parsed by its definition, what goes out too. The handler gets the person and the shop, and returns the
 * answer or `refuse(…)` with one of the call's problems. No answer is stored, unless the handler says otherwise.
 */
export function route<const C extends RoutedCall>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  const { method, path: url, bodySize, status } = call;
  app.route({
    method,
    url,
    schema: findSchema(call),
    config: { call },
    ...(bodySize && { bodyLimit: BODY_BYTES[bodySize] }),
    ...(refusesUnknownFields(call) && {
      preValidation: (request, _reply, done) => done(findUnknownFields(call, request)),
    }),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { params, query, headers, body } = request;
      const incoming = { ...(await app.findCallParts(request)), params, query, headers, body, request, reply };
      if (!isIncoming<C>(incoming)) throw new Error(`${url} is served as another route`);
      const answer = await handler(incoming);
      if (answer instanceof HttpProblem) throw answer;
      if (answer === undefined) return call.kind || reply.sent ? reply : reply.code(204).send();
      return status ? reply.code(status).send(answer) : answer;
    },
  });

  // Fastify has parsed it with the schemas of this very call.
  function isIncoming<Own extends Call>(incoming: { readonly request: FastifyRequest }): incoming is Incoming<Own> {
    return incoming.request.routeOptions.config.call === call;
  }
}

// Servers in one process share them: an object schema takes longer to create than the rest of a route.
const schemas = new WeakMap<Call, FastifySchema>();

function findSchema(call: Call): FastifySchema {
  const schema = schemas.get(call) ?? toSchema(call);
  schemas.set(call, schema);
  // Fastify adds to what it is given.
  return { ...schema };
}

function toSchema({ path, params = {}, query, headers, body, answer, ...call }: Call): FastifySchema {
  if (call.isHidden) return { hide: true };
  const names = Array.from(path.matchAll(/:(\w+)/g), ([, name = '']) => name);
  const [, root = '', area = ''] = path.split('/');
  return {
    tags: [root === 'api' ? area : root],
    summary: call.summary,
    ...(names.length > 0 && {
      params: z.object(Object.fromEntries(names.map((name) => [name, params[name] ?? z.string()]))),
    }),
    ...(query && { querystring: query }),
    ...(headers && { headers }),
    ...(body && { body }),
    ...(answer ? { response: { [call.status ?? 200]: answer } } : !call.kind && { response: { 204: z.undefined() } }),
  };
}
