import { OFFICE_PAGES } from '@tischlein/contract/office-pages';
import type { FastifyPluginAsync } from 'fastify';
import { refuse } from '../http/errors.ts';
import { sendCached } from '../http/cached-response.ts';
import type { StaticFiles } from '../http/static-files.ts';

export interface OfficePageOptions {
  readonly files: StaticFiles;
}

const PATHS = OFFICE_PAGES.map(({ path }) => path.replaceAll(/:\w+/g, String.raw`[\w.:%-]+`));
const PAGE = new RegExp(String.raw`^/office(?:/[a-z0-9-]+(?:${PATHS.join('|')}))?/?(?:\?.*)?$`);

/** Matches the address of a shop page but does not exist: the office shows its not-found page. */
const UNKNOWN = /^\/office\/[a-z0-9-]+(?:\/[\w-]+)+\/?(?:\?.*)?$/;

/** The back office: a single-page application, at the addresses of its pages. */
export const officePage: FastifyPluginAsync<OfficePageOptions> = async (app, { files }) => {
  for (const url of ['/office', '/office/*']) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const page = files.get('/office/index.html');
      const isKnown = PAGE.test(request.url);
      if (!page || (!isKnown && !UNKNOWN.test(request.url))) throw refuse('notFound');
      reply.hijack();
      sendCached(request.raw, reply.raw, isKnown ? page : { ...page, status: 404 });
      return reply;
    });
  }
};
