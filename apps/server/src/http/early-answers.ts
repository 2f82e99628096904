import type { FastifyInstance } from 'fastify';
import { type ReadyAnswer, sendReady } from './ready-answer.ts';

/** What is ready for this address on this host; null: somebody has to work for it. */
export type FindReady = (host: string, url: string) => ReadyAnswer | null;

/** Gives what is ready before anything else of the pipeline costs time; register it first. */
export function answerEarly(app: FastifyInstance, findReady: FindReady): void {
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.raw.url ?? '/';
    const answer = request.method === 'GET' ? findReady(request.hostname, url) : null;
    if (!answer) return done();
    reply.hijack();
    return sendReady(request.raw, reply.raw, answer);
  });
}
