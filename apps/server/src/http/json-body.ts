import type { FastifyInstance } from 'fastify';
import { refuse } from './errors.ts';

// Only bodies with an escaped NUL or surrogate need the full check.
const SUSPICIOUS_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;

/** Accepts JSON bodies in UTF-8 only; rejects prototype pollution, NUL and lone surrogates. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding && encoding !== 'identity') return done(refuse('unsupportedMediaType'));
    return parse(request, text, (problem, value) => {
      const isBroken = problem === null && SUSPICIOUS_ESCAPE.test(text) && containsBrokenText(value);
      done(isBroken ? refuse('invalidJson') : problem, value);
    });
  });
}

// PostgreSQL cannot store such text.
const isBrokenText = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

function containsBrokenText(root: unknown): boolean {
  const pending = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value === 'string' && isBrokenText(value)) return true;
    if (typeof value === 'object' && value !== null) pending.push(...Object.keys(value), ...Object.values(value));
  }
  return false;
}
