import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** One server-sent event; browsers send `id` back as Last-Event-ID. */
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
// An event rather than a comment, so that clients can detect a dead connection.
const HEARTBEAT = 'event: heartbeat\ndata: still here\n\n';
/** After this time the client reconnects, which checks its session again. */
const MAX_DURATION_MS = 30 * 60_000;
/** A client this far behind is disconnected; it reconnects with its last event id. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const openStreams = new WeakMap<Server, Set<ServerResponse>>();

/**
 * Keeps the response open and sends events until the client or the server disconnects.
 * `start` gets the stream and returns the cleanup function.
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

/** The Last-Event-ID that a reconnecting browser sends. */
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
