import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

/** A third party's server: it answers as told and records its requests. */
export interface OutsideServer {
  readonly url: string;
  /** Decoded paths with their queries, and the request headers. */
  readonly asked: { readonly path: string; readonly headers: Readonly<Record<string, string>> }[];
  /** Number of connections opened so far. */
  connections(): number;
  answerWith(answer: OutsideAnswer): void;
  close(): Promise<void>;
}

type OutsideAnswer = (response: ServerResponse, path: string) => void;

/** Answers with this JSON. */
export const json =
  (value: unknown): OutsideAnswer =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value));

/** Faults in place of an answer. */
export const FAULTS: Readonly<Record<string, OutsideAnswer>> = {
  'nothing for ten seconds': () => {},
  'a torn connection': (response) => response.destroy(),
  'too many requests': (response) => response.writeHead(429, { 'retry-after': '60' }).end('{"error":"slow down"}'),
  'out of order': (response) => response.writeHead(503).end('{}'),
  'a page': (response) => response.setHeader('content-type', 'text/html').end('<!doctype html><h1>Wartung</h1>'),
  'an empty body': (response) => response.end(),
  'half a JSON': (response) => response.setHeader('content-type', 'application/json').end('{"features":[{"prop'),
  'another JSON': json({ ok: true, data: [1, 2, 3] }),
  'a list of nonsense': json([{ lat: 'north', lon: null, address: 7 }]),
  null: json(null),
  'a redirection inwards': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  'a megabyte': (response) => response.end(`["${'x'.repeat(1024 * 1024)}"]`),
};

export async function openOutsideServer(): Promise<OutsideServer> {
  const asked: OutsideServer['asked'] = [];
  let connections = 0;
  let answer: OutsideAnswer = json(null);
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').replaceAll('+', ' '));
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    asked.push({ path, headers });
    answer(response, path);
  });
  server.on('connection', () => (connections += 1));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    asked,
    connections: () => connections,
    answerWith: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
