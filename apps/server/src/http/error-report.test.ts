import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createErrorReporter } from './error-report.ts';

let at = '2026-11-21T18:30:00.000Z';
const clock = { now: () => at };

interface Received {
  readonly url: string;
  readonly auth: unknown;
  readonly lines: readonly Record<string, unknown>[];
}

const received: Received[] = [];
const tracker = createServer((request, response) => void receive(request, response));

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const lines = (await text(request)).split('\n').map((line) => JSON.parse(line));
  received.push({ url: request.url ?? '', auth: request.headers['x-sentry-auth'], lines });
  response.end();
  tracker.emit('received');
}

let host = '';

beforeEach(async () => {
  received.length = 0;
  tracker.listen(0, '127.0.0.1');
  await once(tracker, 'listening');
  const address = tracker.address();
  host = typeof address === 'object' ? `127.0.0.1:${address?.port}` : '';
});
afterEach(() => {
  tracker.closeAllConnections();
  tracker.close();
});

it('sends the error and its route to the tracker, without its message', async () => {
  const error = Object.assign(new RangeError('no such guest: anna@example.com'), { code: 'E17' });
  createErrorReporter(`http://key@${host}/17`, clock)(error, 'GET /x/:id');
  await once(tracker, 'received');
  expect(received[0]?.url).toBe('/api/17/envelope/');
  expect(received[0]?.auth).toContain('sentry_key=key');
  expect(received[0]?.lines[2]).toMatchObject({
    transaction: 'GET /x/:id',
    exception: { values: [{ type: 'RangeError', value: 'RangeError E17' }] },
  });
  expect(JSON.stringify(received)).toContain('error-report.test.ts');
  expect(JSON.stringify(received)).not.toContain('anna');
});

it('sends at most thirty reports a minute', async () => {
  const report = createErrorReporter(`http://key@${host}/17`, clock);
  for (let errors = 0; errors < 50; errors += 1) report(new Error('x'), 'again');
  at = '2026-11-21T18:31:00.000Z';
  report(new Error('x'), 'later');
  while (received.length < 31) await once(tracker, 'received');
  expect(received.filter(({ lines }) => JSON.stringify(lines).includes('again'))).toHaveLength(30);
});

it('does nothing without a tracker, and ignores a tracker that is down', () => {
  expect(() => createErrorReporter(null, clock)(new Error('x'), 'GET /')).not.toThrow();
  expect(() => createErrorReporter('http://key@127.0.0.1:1/17', clock)(new Error('x'), 'GET /')).not.toThrow();
});
