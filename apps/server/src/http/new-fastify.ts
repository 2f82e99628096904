import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Socket } from 'node:net';
import type { LogLevel } from '../env.ts';
import { LIMITS } from './limits.ts';
import { answerProblem } from './problem-answers.ts';
import { type HttpProblem, refuse } from './errors.ts';

interface FastifyOptions {
  readonly logLevel: LogLevel;
  /** Gets the lines of the log; absent: standard output. */
  readonly log?: { write(line: string): void };
  readonly trustedProxies: readonly string[];
}

/** Fastify with the limits of the house. */
export function newFastify({ logLevel, log, trustedProxies }: FastifyOptions): FastifyInstance {
  return Fastify({
    logger: { level: logLevel, base: null, ...(log && { stream: log }) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: LIMITS.bodyBytes,
    requestTimeout: LIMITS.requestWithinMs,
    keepAliveTimeout: LIMITS.keepAliveMs,
    http: {
      maxHeaderSize: LIMITS.headerBytes,
      headersTimeout: LIMITS.headersWithinMs,
      connectionsCheckingInterval: LIMITS.slownessCheckedEveryMs,
    },
    rewriteUrl: ({ url }) => mendEscapes(url ?? '/'),
    routerOptions: { maxParamLength: LIMITS.pathParameterCharacters },
    forceCloseConnections: 'idle',
    // A request that arrives while the server closes came over a connection that it has accepted: no other server can answer it.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
    clientErrorHandler: answerClientError,
  });
}

/** An address with invalid escapes means what it says literally, so that the shop answers it with a page of its own. */
function mendEscapes(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Answers a request that could not be parsed; only the raw socket is available. */
function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = toProblem(error.code);
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${String(body.code)}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

function toProblem(code: string | undefined): HttpProblem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('requestTimeout');
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('headersTooLarge');
  return refuse('invalidRequest');
}
