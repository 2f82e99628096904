import type { FastifyInstance } from 'fastify';
import { httpProblem } from './errors.ts';

// Whoever writes NUL or half a character as an escape is the only one who has to pay for a closer look.
const SUSPICIOUS_ESCAPE = /\\u(?:0000|[dD][89a-fA-F])/;

/** Bodies are JSON in UTF-8 and nothing else, without prototype tricks, NUL or halves of characters. */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding && encoding !== 'identity') return done(httpProblem('unsupportedMediaType'));
    return parse(request, text, (problem, value) => {
      const isBroken = problem === null && SUSPICIOUS_ESCAPE.test(text) && holdsBrokenText(value);
      done(isBroken ? httpProblem('invalidJson') : problem, value);
    });
  });
}

// It could not be stored as it is.
const isBrokenText = (text: string): boolean => text.includes('\u0000') || !text.isWellFormed();

function holdsBrokenText(root: unknown): boolean {
  const waiting = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && isBrokenText(value)) return true;
    if (typeof value === 'object' && value !== null) waiting.push(...Object.keys(value), ...Object.values(value));
  }
  return false;
}
