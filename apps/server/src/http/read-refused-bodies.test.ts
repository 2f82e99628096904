import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { refuse } from './errors.ts';
import { LIMITS } from './limits.ts';
import { newFastify } from './new-fastify.ts';
import { answerProblems } from './problem-answers.ts';
import { readRefusedBodies } from './read-refused-bodies.ts';

const PIECE = Buffer.alloc(64 * 1024, ' ');

async function listen(routes: (app: FastifyInstance) => void): Promise<number> {
  const app = newFastify({ logLevel: 'silent', trustedProxies: [] });
  answerProblems(app, { reportError: () => {}, isShopGone: async () => false });
  readRefusedBodies(app);
  routes(app);
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** Sends a body as a proxy does that reads the answer only when it has sent everything. */
async function upload(port: number, path: string, bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(`PUT ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`);
  socket.write(`Content-Type: application/json\r\nContent-Length: ${bytes}\r\n\r\n`);
  for (let sent = 0; sent < bytes; sent += PIECE.length) await write(socket, PIECE.subarray(0, bytes - sent));
  return (await socket.toArray()).join('');
}

async function write(socket: Socket, piece: Buffer): Promise<void> {
  if (!socket.write(piece)) await once(socket, 'drain');
  // The next piece leaves as a packet of its own.
  await new Promise(setImmediate);
}

it.each([1, 4, 16])('a sender of %d MB reads why they are refused', async (megabytes) => {
  const port = await listen((app) => {
    app.addHook('onRequest', async () => {
      throw refuse('forbidden');
    });
    app.put('/menu', { bodyLimit: LIMITS.documentBytes }, async () => null);
  });
  const answer = await upload(port, '/menu', megabytes * 1024 * 1024);
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
  expect(answer).toContain('Das darfst Du mit Deiner Anmeldung nicht.');
});

it('a sender of too much reads that it is too much', async () => {
  const port = await listen((app) => app.put('/menu', { bodyLimit: LIMITS.bodyBytes }, async () => null));
  const answer = await upload(port, '/menu', 20 * LIMITS.bodyBytes);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain('Die Anfrage ist zu groß.');
});
