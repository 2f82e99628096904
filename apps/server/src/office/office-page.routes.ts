import { OFFICE_PAGES } from '@tischlein/contract/office-pages';
import type { FastifyPluginAsync } from 'fastify';
import { httpProblem } from '../http/errors.ts';
import { sendCached } from '../http/cached-response.ts';
import type { StaticFiles } from '../http/static-files.ts';

export interface OfficePageOptions {
  readonly files: StaticFiles;
}

const PAGE = new RegExp(String.raw`^/office(?:/[a-z0-9-]+(?:${OFFICE_PAGES.join('|')}))?/?(?:\?.*)?$`);

/** The back office: a single-page application, at the addresses of its pages. */
export const officePage: FastifyPluginAsync<OfficePageOptions> = async (app, { files }) => {
  for (const url of ['/office', '/office/*']) {
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const page = files.get('/office/index.html');
      if (!page || !PAGE.test(request.url)) throw httpProblem('notFound');
      reply.hijack();
      sendCached(request.raw, reply.raw, page);
      return reply;
    });
  }
};
