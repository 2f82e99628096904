import * as calls from '@tischlein/contract/calls';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { readGuestSession } from '../http/guest-session.ts';
import { route } from '../http/route.ts';
import { openShopPictures } from '../media/shop-pictures.ts';
import { findLogo, LOGO_FILE } from '../shops/logo.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { readReceipt } from './read-receipt.ts';

/** The receipt of an order; the order id is the secret (S3 K8). Not to be indexed. */
export const receiptRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const findPicture = openShopPictures(deps);

  route(app, calls.getReceipt, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return read(request, request.params);
  });

  route(app, calls.getReceiptPdf, async (request, reply) => {
    const content = await read(request, request.params);
    const logo = await readLogo(requireShopByRef(deps, request.params.shop));
    // Imported late: pdfkit takes 30 MB of memory.
    const { renderReceiptPdf } = await import('./receipt-pdf.ts');
    const file = `${content.title.replace(' ', '-')}.pdf`;
    return reply
      .type('application/pdf')
      .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
      .header('content-disposition', `inline; filename="${file}"`)
      .send(Buffer.from(await renderReceiptPdf(content, logo)));
  });

  async function readLogo(shop: LoadedShop) {
    const logo = findLogo(shop.config);
    const picture = logo && (await findPicture(shop, logo, LOGO_FILE));
    return picture && { png: picture.bytes, ground: shop.config.primaryColor };
  }

  async function read(request: FastifyRequest, { shop: reference, orderId: id }: { shop: string; orderId: string }) {
    const content = await readReceipt(deps, requireShopByRef(deps, reference), {
      id,
      session: readGuestSession(request, deps),
    });
    if (!content) throw httpProblem('orderUnknown');
    return content;
  }
};
