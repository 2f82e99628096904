import { inMilliseconds, minutes } from '@tischlein/domain';
import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './errors.ts';
import { showTo } from './hidden-guests.ts';

/** One server-sent event; browsers send `id` back as Last-Event-ID. */
interface StreamedEvent {
  readonly id?: number;
  readonly event: string;
  readonly data: unknown;
}

export interface EventStream {
  /** Resolves when the connection takes more; wait for it before sending a long list. */
  send(event: StreamedEvent): Promise<void>;
  close(): void;
}

interface StreamOptions {
  /** Starts sending; returns the cleanup function. */
  readonly start: (stream: EventStream) => () => void;
  /** Checked at each heartbeat: the stream ends with the session it belongs to. */
  readonly isAllowed?: () => Promise<boolean>;
}

const HEARTBEAT_MS = 15_000;
/** A session may have ended on another node, so it is read again this often. */
const CHECKED_HEARTBEAT_MS = 3000;
// An event rather than a comment, so that clients can detect a dead connection.
const HEARTBEAT = 'event: heartbeat\ndata: still here\n\n';
/** After this time the client reconnects. */
const MAX_DURATION_MS = inMilliseconds(minutes(30));
/** A sender that does not wait disconnects a client this far behind. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

const openStreams = new WeakMap<Server, Set<ServerResponse>>();

/** Keeps the response open and sends events until the client or the server disconnects. */
export function streamEvents(request: FastifyRequest, reply: FastifyReply, { start, isAllowed }: StreamOptions): void {
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
  const close = (): void => void response.end();
  const heartbeat = setInterval(
    () => void beat(response, isAllowed).catch(close),
    isAllowed ? CHECKED_HEARTBEAT_MS : HEARTBEAT_MS,
  );
  const limit = setTimeout(close, MAX_DURATION_MS);
  const end = start({ send: createSender(request, response), close });
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

/** The Last-Event-ID that a reconnecting client sends; throws 400 if no stream has sent it. */
export function lastEventId(request: FastifyRequest): number | undefined {
  const header = request.headers['last-event-id'];
  if (header === undefined || header === '') return undefined;
  if (typeof header !== 'string' || !/^\d{1,15}$/.test(header)) throw refuse('invalidRequest');
  return Number(header);
}

function getOpenStreams(server: Server): Set<ServerResponse> {
  const streams = openStreams.get(server) ?? new Set();
  openStreams.set(server, streams);
  return streams;
}

async function beat(response: ServerResponse, isAllowed: StreamOptions['isAllowed']): Promise<void> {
  if (isAllowed && !(await isAllowed())) response.end();
  // A client that is behind has something to read.
  else if (isOpen(response) && !response.writableNeedDrain) response.write(HEARTBEAT);
}

function createSender(request: FastifyRequest, response: ServerResponse): EventStream['send'] {
  const schema = request.routeOptions.config.call?.event;
  let drained: Promise<void> | null = null;
  return async (event) => {
    if (!isOpen(response)) return;
    if (response.writableLength > MAX_BUFFERED_BYTES) response.destroy();
    else if (!response.write(formatEvent({ ...event, data: showTo(request, schema, event.data) })))
      await (drained ??= waitUntilDrained());
  };

  function waitUntilDrained(): Promise<void> {
    return new Promise((resolve) => {
      const finish = (): void => {
        response.off('drain', finish).off('close', finish);
        drained = null;
        resolve();
      };
      response.once('drain', finish).once('close', finish);
    });
  }
}

const isOpen = ({ writableEnded, destroyed }: ServerResponse): boolean => !writableEnded && !destroyed;

const formatEvent = ({ id, event, data }: StreamedEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
