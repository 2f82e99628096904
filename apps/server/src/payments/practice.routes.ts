import type { FastifyPluginAsync } from 'fastify';
import { joinHeaders } from './join-headers.ts';
import type { RoutesOptions } from '../deps.ts';
import { PRACTICE_PATH } from '../shops/practice-path.ts';
import { exchangeEntries } from './practice.store.ts';
import type { PracticeProviders } from './practice.ts';

const MOST_BYTES = 64 * 1024;

/** The practice providers of the demo: their API for our adapters, and their pay pages for guests. */
export const practiceRoutes: FastifyPluginAsync<RoutesOptions & { readonly practice: PracticeProviders }> = async (
  app,
  { deps, practice },
) => {
  const answer = practice.serve(exchangeEntries(deps));
  // Raw body: Stripe and the pay pages send forms, and signatures cover the exact bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.route({
    method: ['GET', 'POST', 'PATCH'],
    url: `${PRACTICE_PATH}/*`,
    schema: { hide: true },
    bodyLimit: MOST_BYTES,
    handler: async (request, reply) => {
      const url = new URL(request.url, 'http://here');
      const { status, headers, body } = await answer({
        method: request.method,
        path: url.pathname.slice(PRACTICE_PATH.length),
        query: url.searchParams,
        headers: joinHeaders(request.headers),
        body: typeof request.body === 'string' ? request.body : '',
      });
      return reply.status(status).headers(headers).send(body);
    },
  });
};
