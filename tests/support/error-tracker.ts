import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface ErrorTracker {
  /** ERROR_REPORT_DSN of this tracker. */
  readonly dsn: string;
  /** The bodies of all requests so far. */
  readonly envelopes: readonly string[];
  /** Resolves to the first event about this route or worker. */
  findEvent(transaction: string): Promise<unknown>;
  close(): void;
}

/** A tracker that speaks Sentry's protocol: envelopes of a header, an item header and an event, one JSON per line. */
export async function openErrorTracker(): Promise<ErrorTracker> {
  const envelopes: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const isEnvelope =
        request.method === 'POST' &&
        request.url === '/api/17/envelope/' &&
        String(request.headers['x-sentry-auth']).includes('sentry_key=public');
      if (isEnvelope) envelopes.push(body);
      response.writeHead(isEnvelope ? 200 : 403).end('{}');
      server.emit('received');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    dsn: `http://public@127.0.0.1:${port}/17`,
    envelopes,
    findEvent: async (transaction) => {
      for (;;) {
        const events = envelopes.map((body) => JSON.parse(body.split('\n')[2] ?? '{}'));
        const found = events.find((event) => event.transaction === transaction);
        if (found) return found;
        await once(server, 'received');
      }
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
