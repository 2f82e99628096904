import * as calls from '@tischlein/contract/calls';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import { randomUUID } from 'node:crypto';
import { markChange, nameChange } from '../db/open-change.ts';
import type { CallParts, RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { readOrder } from '../orders/orders.store.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import { ELECTRONIC_INVOICE_MAIL } from '../receipts/jobs.ts';
import { correctElectronicInvoice } from './correct-electronic-invoice.ts';
import { readElectronicDocuments } from './electronic-invoices.store.ts';
import { issueInvoice } from './issue-electronic-invoice.ts';
import { listElectronicInvoices } from './list-electronic-invoices.ts';
import { sendXrechnung } from './send-xrechnung.http.ts';

/** E-invoices of orders for guests who ask on the telephone. */
export const officeInvoiceRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  await documentRoutes(app, { deps });

  const list = async (shop: CallParts['shop'], id: string) =>
    (await listElectronicInvoices(deps, shop, id)) ?? refuse('orderUnknown');

  route(app, calls.listElectronicInvoices, ({ shop, params }) => list(shop, params.orderId));

  route(app, calls.issueElectronicInvoice, async ({ shop, params, body: buyer }) => {
    const order = await readOrder(deps.database.read, shop.id, orderId(params.orderId));
    if (!order || order.released_at === null) return refuse('orderUnknown');
    nameChange(String(order.number));
    const { code } = await issueInvoice(deps, shop, { order, buyer });
    return code === 'issued' ? list(shop, params.orderId) : refuse('electronicInvoiceHindered');
  });

  route(app, calls.correctElectronicInvoice, async ({ shop, params, body }) => {
    const outcome = await correctElectronicInvoice(deps, shop, { ...body, id: params.orderId });
    return outcome === 'corrected' ? list(shop, params.orderId) : refuse(outcome);
  });
};

/** Single documents: to mail and to load. */
const documentRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const find = async (
    shop: CallParts['shop'],
    { orderId: id, number }: { readonly orderId: string; readonly number: string },
  ) =>
    (await readElectronicDocuments(deps.database.read, shop.id, orderId(id))).find(
      (document) => String(document.number) === number,
    );

  route(app, calls.mailElectronicInvoice, async ({ shop, params }) => {
    const found = await find(shop, params);
    const order = found && (await readOrder(deps.database.read, shop.id, orderId(params.orderId)));
    if (!found || !order) return refuse('electronicInvoiceUnknown');
    const context = { shopId: shop.id, orderId: order.order_id, at: deps.clock.now() };
    nameChange(String(order.number));
    await deps.database.write((writer) => {
      // A document leaves the shop: an entry of the audit log.
      markChange();
      const mail = ELECTRONIC_INVOICE_MAIL.create({ number: found.number, press: randomUUID() });
      return addToOutbox(writer, context, [mail]);
    });
    deps.outbox.wake();
    return undefined;
  });

  route(app, calls.downloadElectronicInvoice, async ({ shop, params, reply }) => {
    const found = await find(shop, params);
    return found ? sendXrechnung(reply, found.number, found.document) : refuse('electronicInvoiceUnknown');
  });
};
