import { Readable } from 'node:stream';
import { type DeskOrder, deskOrder } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { showTo } from '../http/hidden-guests.ts';
import type { DeskList } from './desk-orders.ts';

interface ListedOrders {
  readonly list: DeskList;
  readonly isListed: (order: DeskOrder) => boolean;
}

/** Answers with the orders of a desk, page by page. */
export const sendDeskOrders = (
  request: FastifyRequest,
  reply: FastifyReply,
  { list, isListed }: ListedOrders,
): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .send(
      Readable.from(
        formatDeskOrders(list, (order) => (isListed(order) ? showTo(request, deskOrder, encodeOrder(order)) : null)),
      ),
    );

/** An order as it is written; null: not at all. */
type WriteOrder = (order: DeskOrder) => unknown;
const encodeOrder: WriteOrder = (order) => z.encode(deskOrder, order);

/** Answers with the orders of several shops, one shop after the other. */
export const sendSharedDesk = (
  reply: FastifyReply,
  now: string,
  desks: AsyncIterable<readonly [shop: ShopId, list: DeskList]>,
): FastifyReply => reply.type('application/json; charset=utf-8').send(Readable.from(formatSharedDesk(now, desks)));

async function* formatSharedDesk(
  now: string,
  desks: AsyncIterable<readonly [shop: ShopId, list: DeskList]>,
): AsyncGenerator<string> {
  yield `{"now":${JSON.stringify(now)},"shops":[`;
  let separator = '';
  for await (const [shop, { sequence, pages }] of desks) {
    yield `${separator}{"shop":${JSON.stringify(shop)},"sequence":${sequence},"orders":[`;
    yield* formatPages(pages, encodeOrder);
    yield ']}';
    separator = ',';
  }
  yield ']}';
}

/** The answer of `listOrders` as JSON, page by page. */
async function* formatDeskOrders({ sequence, now, pages }: DeskList, write: WriteOrder): AsyncGenerator<string> {
  yield `{"sequence":${sequence},"now":${JSON.stringify(now)},"orders":[`;
  yield* formatPages(pages, write);
  yield ']}';
}

async function* formatPages(pages: DeskList['pages'], write: WriteOrder): AsyncGenerator<string> {
  let separator = '';
  for await (const page of pages) {
    const shown = page.flatMap((order) => write(order) ?? []);
    if (shown.length === 0) continue;
    yield separator + shown.map((order) => JSON.stringify(order)).join(',');
    separator = ',';
  }
}
