import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { listWrittenMails } from '../mail/list-written-mails.ts';
import { worksFor } from '../staff/sessions.ts';
import { listShopMails, readMailHealth, resendMail } from './mail-log.ts';
import { createSampleMail, sendTestMail } from './test-mail.ts';

/** Mails have inline styles and nothing that runs; the office shows them in a frame. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The mails of shops: their words, what was sent, what failed. */
export const officeMailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listMails, ({ staff }) => {
    const shops = deps.shops.listShops().filter(({ id }) => worksFor(staff, id));
    return listWrittenMails(
      deps,
      shops.map(({ id }) => id),
    );
  });

  route(app, calls.listShopMails, ({ shop }) => listShopMails(deps, shop));

  route(app, calls.getMailHealth, ({ shop }) => readMailHealth(deps, shop));

  route(app, calls.resendMail, async ({ shop, params }) => {
    return (await resendMail(deps, shop, params.mail)) ? undefined : refuse('mailUnknown');
  });
};

/** Examples of mails, in words that need not be saved. */
export const sampleMailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.sendTestMail, async ({ shop, staff, body, reply }) => {
    const outcome = await sendTestMail(deps, { shop, staff }, body);
    if (outcome.code === 'tooMany') reply.header('retry-after', outcome.wait);
    if (outcome.code !== 'sent') return refuse(outcome.code === 'tooMany' ? 'tooManyRequests' : 'mailNotSent');
    return { to: staff.email, state: deps.settings.smtpUrl === null ? ('stored' as const) : ('sent' as const) };
  });

  route(app, calls.previewMail, ({ shop, params, query, reply }) => {
    const { html } = createSampleMail(deps.publicUrl, shop, { kind: params.kind, text: query });
    return reply.type('text/html; charset=utf-8').header('content-security-policy', MAIL_POLICY).send(html);
  });
};
