import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { issueOwnInvoice } from './issue-electronic-invoice.ts';
import { sendXrechnung } from './send-xrechnung.http.ts';

/** XRechnung for business guests, beside the PDF. */
export const electronicInvoiceRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getElectronicInvoice, async ({ shop, params, body, request, reply }) => {
    const session = readGuestSession(request, deps);
    const outcome = await issueOwnInvoice(deps, shop, { id: params.orderId, session, buyer: body });
    if (outcome.code === 'issued') return sendXrechnung(reply, outcome.number, outcome.xml);
    return refuse(outcome.code === 'hindered' ? 'electronicInvoiceImpossible' : outcome.code);
  });
};
