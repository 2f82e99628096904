import { Readable } from 'node:stream';
import { deskOrder } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { DeskList } from './desk-orders.ts';
import type { ShowOrder } from './stream-desk.ts';

/** Answers with the orders of a desk, page by page. */
export const sendDeskOrders = (reply: FastifyReply, list: DeskList, show: ShowOrder): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(Readable.from(formatDeskOrders(list, show)));

/** Answers with the orders of several shops, one shop after the other. */
export const sendSharedDesk = (
  reply: FastifyReply,
  now: string,
  desks: AsyncIterable<readonly [shop: ShopId, list: DeskList]>,
): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(Readable.from(formatSharedDesk(now, desks)));

async function* formatSharedDesk(
  now: string,
  desks: AsyncIterable<readonly [shop: ShopId, list: DeskList]>,
): AsyncGenerator<string> {
  yield `{"now":${JSON.stringify(now)},"shops":[`;
  let separator = '';
  for await (const [shop, { sequence, pages }] of desks) {
    yield `${separator}{"shop":${JSON.stringify(shop)},"sequence":${sequence},"orders":[`;
    yield* formatPages(pages, (order) => order);
    yield ']}';
    separator = ',';
  }
  yield ']}';
}

/** The answer of `listOrders` as JSON, page by page. */
async function* formatDeskOrders({ sequence, now, pages }: DeskList, show: ShowOrder): AsyncGenerator<string> {
  yield `{"sequence":${sequence},"now":${JSON.stringify(now)},"orders":[`;
  yield* formatPages(pages, show);
  yield ']}';
}

async function* formatPages(pages: DeskList['pages'], show: ShowOrder): AsyncGenerator<string> {
  let separator = '';
  for await (const page of pages) {
    const shown = page.flatMap((order) => show(order) ?? []);
    if (shown.length === 0) continue;
    yield separator + shown.map((order) => JSON.stringify(z.encode(deskOrder, order))).join(',');
    separator = ',';
  }
}
