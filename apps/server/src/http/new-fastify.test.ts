import { expect, it } from 'vitest';
import { newFastify } from './new-fastify.ts';

// A browser sends the address of a link as it is, and a cut link ends within an escape.
it.each([
  ['/gericht/%E0%A4%A', '/gericht/%25E0%25A4%25A'],
  ['/%?gruppe=%', '/%25?gruppe=%'],
  ['/gericht/K%C3%A4se?a=%', '/gericht/K%C3%A4se?a=%'],
])('an address with invalid escapes reaches the pages as it is written: %s', async (url, reached) => {
  const app = newFastify({ logLevel: 'silent', trustedProxies: [] });
  app.get('/*', async (request) => request.url);
  expect((await app.inject(url)).body).toBe(reached);
  await app.close();
});
