import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { issueElectronicInvoice } from './issue-electronic-invoice.ts';

/** XRechnung for business guests, beside the PDF. */
export const electronicInvoiceRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getElectronicInvoice, async (request, reply) => {
    const { shop, orderId: id } = request.params;
    const session = readGuestSession(request, deps);
    const outcome = await issueElectronicInvoice(deps, await requireShopByRef(deps, shop), {
      id,
      session,
      buyer: request.body,
    });
    if (outcome.code !== 'issued') throw httpProblem(outcome.code);
    return reply
      .type('application/xml; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .header('content-disposition', `attachment; filename="xrechnung-${outcome.number}.xml"`)
      .send(outcome.xml);
  });
};
