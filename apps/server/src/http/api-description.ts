import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { pagePolicy } from './security-headers.ts';

const INFO = {
  title: 'Tischlein',
  version: '1',
  description:
    'Every call of a shop and of its office. Amounts are integer cents where nothing else is said. Whatever is not 2xx carries a Problem: a code for programs and a German sentence for people.',
};

/** GET /api/openapi.json, generated from the contract, and /api/docs to read it (spec 4). Register before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: INFO, servers: [{ url: '/' }] },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: pagePolicy([]),
    uiConfig: { url: '/api/openapi.json', docExpansion: 'list', validatorUrl: null },
  });
  let text: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(app.swagger()))),
  );
}
