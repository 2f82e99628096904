import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { closeGently } from './close-gently.ts';
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

it('a request that ends while the server closes is answered: its connection was accepted', async () => {
  const app = newFastify({ logLevel: 'silent', trustedProxies: [] });
  closeGently(app);
  app.get('/', async () => 'here');
  const address = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  await once(app.server, 'connection');
  socket.write('GET / HTTP/1.1\r\n');
  const closing = app.close();
  while (app.server.listening) await turn();
  socket.write('Host: shop\r\n\r\n');
  let answer = '';
  for await (const part of socket) answer += String(part);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n[^]*here$/i);
  await closing;
});
