import { MONTHLY_MAIL_PAGE } from '@tischlein/wording/office';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { escapeHtml, PLAIN_PAGE_STYLE_HASH, plainPage } from '../http/plain-page.ts';
import { pagePolicy } from '../http/security-headers.ts';
import { findLinkedReader, MONTHLY_MAIL_PATH } from './monthly-mail-link.ts';
import { setMonthlyMail } from './monthly-mails.ts';

const MOST_BYTES = 8 * 1024;

interface LinkParams {
  readonly Params: { readonly shop: string; readonly token: string };
}

/**
 * The link that ends the monthly mail without signing in. GET shows a button, because mail scanners follow links; POST acts, from the
 * button or with one click in the mail program (RFC 8058): what the link names is all it needs.
 */
export const monthlyMailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const url = `${MONTHLY_MAIL_PATH}/:shop/:token`;

  app.get<LinkParams>(url, { schema: { hide: true } }, async ({ params }, reply) => {
    const { shop } = await requireReader(params);
    const title = MONTHLY_MAIL_PAGE.title(shop.config.restaurantName);
    const form = `<form method="post"><button type="submit">${MONTHLY_MAIL_PAGE.submit}</button></form>`;
    return sendPage(reply, `<h1>${escapeHtml(title)}</h1><p>${MONTHLY_MAIL_PAGE.question}</p>${form}`);
  });

  const posting = { schema: { hide: true }, bodyLimit: MOST_BYTES, config: { acceptsForeign: true } };
  app.post<LinkParams>(url, posting, async ({ params }, reply) => {
    const { shop, staffId } = await requireReader(params);
    await setMonthlyMail(deps, shop, { staffId, isWanted: false });
    const title = MONTHLY_MAIL_PAGE.title(shop.config.restaurantName);
    return sendPage(reply, `<h1>${escapeHtml(title)}</h1><p>${MONTHLY_MAIL_PAGE.done}</p>`);
  });

  async function requireReader(params: LinkParams['Params']) {
    const found = await findLinkedReader(deps, params);
    if (!found) throw refuse('linkUnknown');
    return found;
  }
};

const POLICY = pagePolicy({ styles: [PLAIN_PAGE_STYLE_HASH] });

const sendPage = (reply: FastifyReply, content: string): FastifyReply =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(plainPage(content));
