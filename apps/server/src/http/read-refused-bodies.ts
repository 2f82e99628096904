import type { IncomingMessage } from 'node:http';
import { inMilliseconds } from '@tischlein/domain';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from './limits.ts';

/** A sender that takes longer does not get to read the refusal. */
const WITHIN_MS = inMilliseconds(20);

const FIRST_REFUSAL = 400;

/**
 * A refusal is answered after the rest of its body has arrived. If a connection closes while its sender is still sending, the sender
 * may lose the answer: proxies then tell people of a fault of the server, and browsers of a lost connection.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, { statusCode }) => {
    if (statusCode >= FIRST_REFUSAL && hasBody(raw) && !raw.readableEnded && !raw.destroyed) await discardRest(raw);
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads and forgets the rest, as long as it is no larger than the largest upload. */
function discardRest(body: IncomingMessage): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = (): void => resolve();
  let bytes = 0;
  const timer = setTimeout(end, WITHIN_MS);
  body.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > 2 * LIMITS.pictureBytes) end();
  });
  body.once('end', end).once('close', end).once('error', end);
  body.resume();
  return promise.finally(() => clearTimeout(timer));
}
