import { type Call, listProblems } from '@tischlein/contract/calls';
import { problem } from '@tischlein/contract/problems';
import type { SwaggerTransform, SwaggerTransformObject } from '@fastify/swagger';
import type { FastifySchema } from 'fastify';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  jsonSchemaTransform,
  jsonSchemaTransformObject,
} from 'fastify-type-provider-zod';
import { z } from 'zod';
import { refusesUnknownFields } from './unknown-fields.ts';

interface Descriptions {
  readonly transform: SwaggerTransform;
  /** Call it after the routes are described. */
  readonly transformObject: SwaggerTransformObject;
}

/**
 * Describes calls as JSON schemas. The bodies of those that refuse unknown fields are closed (`additionalProperties: false`), as are the
 * components that they refer to.
 */
export function createDescriptions(): Descriptions {
  let closed = '';
  return {
    transform: (document) => {
      const call = document.route.config?.call;
      const described = jsonSchemaTransform({ ...document, schema: withProblem(document.schema, call) });
      if (!call?.body || !refusesUnknownFields(call)) return described;
      const { body } = transformClosed({ ...document, schema: { body: call.body } }).schema;
      closed += JSON.stringify(body);
      return { ...described, schema: { ...described.schema, body } };
    },
    transformObject: (document) => {
      const described = jsonSchemaTransformObject(document);
      Object.assign(listSchemas(described), pickReferred(listSchemas(transformObjectClosed(document)), closed));
      return described;
    },
  };
}

// Any call can answer with a problem.
const withProblem = (schema: FastifySchema, call?: Call): FastifySchema => ({
  ...schema,
  response: {
    ...(typeof schema?.response === 'object' ? schema.response : {}),
    default: problem.describe(call ? `A problem: ${listProblems(call).join(', ')}` : 'A problem'),
  },
});

type Options = NonNullable<Parameters<typeof createJsonSchemaTransform>[0]>;
// By itself, zod describes input that may have more fields, as its objects drop them.
const CLOSED: Options = {
  zodToJsonConfig: {
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodObject && !zodSchema.def.catchall) jsonSchema.additionalProperties = false;
    },
  },
};
const transformClosed = createJsonSchemaTransform(CLOSED);
const transformObjectClosed = createJsonSchemaTransformObject(CLOSED);

const listSchemas = (described: ReturnType<SwaggerTransformObject>): Readonly<Record<string, unknown>> =>
  ('components' in described ? described.components?.schemas : null) ?? {};

/** The schemas that a text refers to, with those that they refer to. */
function pickReferred(schemas: Readonly<Record<string, unknown>>, text: string): object {
  const found = new Map<string, unknown>();
  const texts = [text];
  for (const each of texts)
    for (const [, name = ''] of each.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = schemas[name];
      if (!schema || found.has(name)) continue;
      found.set(name, schema);
      texts.push(JSON.stringify(schema));
    }
  return Object.fromEntries(found);
}
