import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { issueElectronicInvoice } from './issue-electronic-invoice.ts';

/** XRechnung for business guests, beside the PDF. */
export const electronicInvoiceRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getElectronicInvoice, async ({ shop, params, body, request, reply }) => {
    const session = readGuestSession(request, deps);
    const outcome = await issueElectronicInvoice(deps, shop, { id: params.orderId, session, buyer: body });
    if (outcome.code !== 'issued') return refuse(outcome.code);
    return reply
      .type('application/xml; charset=utf-8')
      .header('x-robots-tag', 'noindex')
      .header('content-disposition', `attachment; filename="xrechnung-${outcome.number}.xml"`)
      .send(outcome.xml);
  });
};
