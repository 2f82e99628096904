import { readFile } from 'node:fs/promises';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createDescriptions } from './describe-calls.ts';
import { pagePolicy } from './security-headers.ts';

const INFO = {
  title: 'Tischlein',
  version: '1',
  description:
    'Every call of a shop and of its office. Amounts are integer cents where nothing else is said. Whatever is not 2xx carries a Problem: a code for programs and a German sentence for people.',
};

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Tischlein API</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head><body><div id="swagger-ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });`;

const STYLES = new URL(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui.css'));
const SCRIPT = new URL(import.meta.resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js'));

/** GET /api/openapi.json, generated from the contract (S4 Addresses). Register it before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: INFO, servers: [{ url: '/' }] },
    ...createDescriptions(),
  });
  let text: string | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send((text ??= JSON.stringify(app.swagger()))),
  );
  showDescription(app);
}

// Serves Swagger UI's files from our own page: its plugin takes longer to start than all our routes.
function showDescription(app: FastifyInstance): void {
  const policy = pagePolicy();
  const serve = (path: string, type: string, content: () => string | Promise<Buffer>): void => {
    app.get(path, { schema: { hide: true } }, async (_request, reply) =>
      reply
        .header('content-security-policy', policy)
        .type(type)
        .send(await content()),
    );
  };
  serve('/api/docs', 'text/html; charset=utf-8', () => PAGE);
  serve('/api/docs/start.js', 'text/javascript; charset=utf-8', () => START);
  serve('/api/docs/swagger-ui.css', 'text/css; charset=utf-8', () => readFile(STYLES));
  serve('/api/docs/swagger-ui-bundle.js', 'text/javascript; charset=utf-8', () => readFile(SCRIPT));
}
