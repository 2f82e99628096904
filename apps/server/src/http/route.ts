import type { Call, ParamsOut } from '@tischlein/contract/calls';
import type { OrderProblem } from '@tischlein/domain/checkout';
import type { AddressProblem } from '@tischlein/domain/delivery';
import type { ProblemCode } from '@tischlein/wording';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { LIMITS } from './limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: Call;
    /** Browsers may send it from other sites; the route itself refuses what must not come from there. */
    acceptsForeign?: boolean;
  }
}

/** A call whose problems all have a status and a German sentence. */
type RoutedCall = Call & { readonly problems?: readonly (ProblemCode | AddressProblem | OrderProblem['code'])[] };

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type RequestOf<C extends Call> = FastifyRequest<{
  Params: ParamsOut<C>;
  Querystring: Parsed<C['query']>;
  Headers: Parsed<C['headers']>;
  Body: Parsed<C['body']>;
}>;
type Handler<C extends Call> = (
  request: RequestOf<C>,
  reply: FastifyReply,
) => Promise<Answer<C> | FastifyReply> | Answer<C> | FastifyReply;
type Answer<C extends Call> = C['answer'] extends z.ZodType ? z.output<C['answer']> : void;

const BODY_BYTES = {
  document: LIMITS.documentBytes,
  picture: LIMITS.pictureBytes,
  message: LIMITS.messageBytes,
  application: LIMITS.applicationBytes,
} as const;

/** Serves a call: what comes in is parsed by its definition, what goes out too. */
export function route<const C extends RoutedCall>(app: FastifyInstance, call: C, handler: Handler<C>): void {
  const { method, path: url, bodySize, status } = call;
  app.route({
    method,
    url,
    schema: findSchema(call),
    config: { call },
    ...(bodySize && { bodyLimit: BODY_BYTES[bodySize] }),
    handler: async (request, reply) => {
      if (!isParsed<C>(request)) throw new Error(`${url} is served as another route`);
      const answer = await handler(request, reply);
      if (answer === undefined) return call.kind || reply.sent ? reply : reply.code(204).send();
      return status ? reply.code(status).send(answer) : answer;
    },
  });

  // Fastify has parsed it with the schemas of this very call.
  function isParsed<Own extends Call>(request: FastifyRequest): request is RequestOf<Own> {
    return request.routeOptions.config.call === call;
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
