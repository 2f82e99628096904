import * as calls from '@tischlein/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { readReceipt } from './read-receipt.ts';

/** The receipt of an order; the order id is the secret (S3 K8). Not to be indexed. */
export const receiptRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.getReceipt, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return read(request, request.params);
  });

  route(app, calls.getReceiptPdf, async (request, reply) => {
    const content = await read(request, request.params);
    // Imported late: pdfkit takes 30 MB of memory.
    const { renderReceiptPdf } = await import('./receipt-pdf.ts');
    const file = `${content.title.replace(' ', '-')}.pdf`;
    return reply
      .type('application/pdf')
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .header('content-disposition', `inline; filename="${file}"`)
      .send(Buffer.from(await renderReceiptPdf(content)));
  });

  async function read(request: FastifyRequest, { shop: reference, orderId: id }: { shop: string; orderId: string }) {
    const content = await readReceipt(deps, requireShopByRef(deps, reference), {
      id,
      session: readGuestSession(request, deps),
    });
    if (!content) throw httpProblem('orderUnknown');
    return content;
  }
};
