import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** One server-sent event; `id` is what the browser sends back as Last-Event-ID. */
interface StreamedEvent {
  readonly id?: number;
  readonly event: string;
  readonly data: unknown;
}

export interface EventStream {
  send(event: StreamedEvent): void;
  close(): void;
}

const HEARTBEAT_MS = 15_000;
// An event, not a comment: so a reader notices a line that died in silence.
const HEARTBEAT = 'event: heartbeat\ndata: still here\n\n';
/** Then the reader comes back by himself, and has to show again who he is. */
const MAX_DURATION_MS = 30 * 60_000;
/** A reader this far behind is let go; he comes back with his last event id. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const openStreams = new WeakMap<Server, Set<ServerResponse>>();

/**
 * Keeps the answer open and sends events until the guest or the server leaves. `start` is given the stream and returns what
 * is to be done at its end.
 */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  start: (stream: EventStream) => () => void,
): void {
  const response = reply.raw;
  const streams = getOpenStreams(request.server.server);
  reply.hijack();
  response.writeHead(200, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).filter((entry) => entry[1] !== undefined)),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.write('retry: 2000\n\n');
  streams.add(response);
  const heartbeat = setInterval(() => write(response, HEARTBEAT), HEARTBEAT_MS);
  const limit = setTimeout(() => response.end(), MAX_DURATION_MS);
  const end = start({ send: (event) => write(response, formatEvent(event)), close: () => response.end() });
  response.once('close', () => {
    clearInterval(heartbeat);
    clearTimeout(limit);
    streams.delete(response);
    end();
  });
}

/** Ends every open stream, so that the server can close. */
export function endEventStreams(app: FastifyInstance): void {
  for (const response of getOpenStreams(app.server)) response.end();
}

/** What a reader has seen last, as his browser says when it comes back. */
export function lastEventId(request: FastifyRequest): number | undefined {
  const header = request.headers['last-event-id'];
  return typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}

function getOpenStreams(server: Server): Set<ServerResponse> {
  const streams = openStreams.get(server) ?? new Set();
  openStreams.set(server, streams);
  return streams;
}

function write(response: ServerResponse, text: string): void {
  if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
  else response.write(text);
}

const formatEvent = ({ id, event, data }: StreamedEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
