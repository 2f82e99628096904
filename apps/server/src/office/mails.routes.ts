import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { listWrittenMails } from '../mail/list-written-mails.ts';
import { worksFor } from '../staff/sessions.ts';
import { requireShop, requireStaff } from '../staff/staff-session.http.ts';
import { listShopMails, readMailHealth, resendMail } from './mail-log.ts';
import { createSampleMail, sendTestMail } from './test-mail.ts';

/** Mails have inline styles and nothing that runs; the office shows them in a frame. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The mails of shops: their words, what was sent, what failed. */
export const officeMailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listMails, async (request, reply) => {
    const staff = await requireStaff(request, deps);
    reply.header('cache-control', 'no-store');
    const shops = deps.shops.listShops().filter(({ id }) => worksFor(staff, id));
    return listWrittenMails(
      deps,
      shops.map(({ id }) => id),
    );
  });

  route(app, calls.listShopMails, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return listShopMails(deps, shop);
  });

  route(app, calls.getMailHealth, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    return readMailHealth(deps, shop);
  });

  route(app, calls.resendMail, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    if (!(await resendMail(deps, shop, request.params.mail))) throw httpProblem('mailUnknown');
  });
};

/** Examples of mails, in words that need not be saved. */
export const sampleMailRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.sendTestMail, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const staff = await requireStaff(request, deps);
    const outcome = await sendTestMail(deps, { shop, staff }, request.body);
    if (outcome.code === 'tooMany') reply.header('retry-after', outcome.wait);
    if (outcome.code !== 'sent') throw httpProblem(outcome.code === 'tooMany' ? 'tooManyRequests' : 'mailNotSent');
    return { to: staff.email, state: deps.services.smtpUrl === null ? ('stored' as const) : ('sent' as const) };
  });

  route(app, calls.previewMail, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { html } = createSampleMail(deps.publicUrl, shop, { kind: request.params.kind, text: request.query });
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': MAIL_POLICY })
      .send(html);
  });
};
