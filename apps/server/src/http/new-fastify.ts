import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { LogLevel } from '../env.ts';
import { answerClientError } from './client-errors.ts';
import { LIMITS } from './limits.ts';
import { answerProblem } from './problem-answers.ts';

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
    routerOptions: { maxParamLength: LIMITS.pathParameterCharacters },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerProblem(error, request, reply),
    clientErrorHandler: answerClientError,
  });
}
