import { randomUUID } from 'node:crypto';
import type { WaiterTable } from '@tischlein/contract/shop';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { aRound } from '../support/dining-tables.ts';
import type { FaultShop } from './fault-shop.ts';
import type { Findings } from './findings.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const SHOP = '/api/shop/roma';
/** Two Margheritas and a beer. */
const TOTAL = 2100;

/** A part of a table's bill that a guest has reserved. */
export interface ReservedPart {
  readonly visitor: Visitor;
  readonly orderId: string;
  readonly gateway: string;
  /** Checks that the bill has it once. */
  mustBePaid(found: Findings): Promise<void>;
}

interface PartToReserve {
  readonly method: PaymentMethod;
  readonly table: number;
  readonly what: object;
  readonly amount: number;
}

/** The owner books a round for a table of its own; a guest scans the code and pays the whole bill. */
export async function reservePart(
  shop: FaultShop,
  { method, table }: Pick<PartToReserve, 'method' | 'table'>,
): Promise<ReservedPart> {
  await bookTable(shop, table);
  return scanAndReserve(shop, { method, table, what: { kind: 'everything' }, amount: TOTAL });
}

/** The same, but two guests pay half of the bill each. */
export async function reserveHalves(
  shop: FaultShop,
  { method, table }: Pick<PartToReserve, 'method' | 'table'>,
): Promise<readonly [ReservedPart, ReservedPart]> {
  await bookTable(shop, table);
  const half = { method, table, what: { kind: 'equalPart', into: 2 }, amount: TOTAL / 2 };
  return [await scanAndReserve(shop, half), await scanAndReserve(shop, half)];
}

/** The owner refunds all lines of a table. */
export async function refundTable(shop: FaultShop, table: number): Promise<void> {
  const path = `${SHOP}/dineintable/${table}`;
  const answer = await shop.desk.call({ method: 'GET', path: `${path}/bill` });
  const { bill } = (answer?.body ?? {}) as unknown as WaiterTable;
  const items = bill?.rounds.flatMap((round) => round.items) ?? [];
  const refunds = items.map(({ id, price }) => ({ line: id, amount: price }));
  const headers = { 'idempotency-key': randomUUID() };
  const refunded = await shop.desk.call({ method: 'POST', path: `${path}/refund`, body: { refunds }, headers });
  if (refunded?.status !== 200) throw new Error(`the refund was answered ${refunded?.status}`);
}

async function bookTable(shop: FaultShop, table: number): Promise<void> {
  const booking = aRound(table, { payLater: true, acceptedTerms: null });
  const booked = await shop.desk.order(booking, randomUUID());
  if (booked?.status !== 200) throw new Error(`the booking was answered ${booked?.status}`);
}

async function scanAndReserve(shop: FaultShop, { method, table, what, amount }: PartToReserve): Promise<ReservedPart> {
  const visitor = newVisitor(shop.address);
  const codes = await shop.desk.call({ method: 'GET', path: '/api/office/shop/roma/table-codes' });
  const listed = codes?.body as unknown as readonly { readonly table: number; readonly address: string }[];
  const { pathname, search } = new URL(listed.find((code) => code.table === table)?.address ?? '');
  await visitor.follow(pathname + search);
  const reserved = await visitor.call({
    method: 'POST',
    path: `${SHOP}/table/part`,
    body: { what, expectedAmount: amount, paymentMethod: method },
    headers: { 'idempotency-key': randomUUID() },
  });
  const { orderId = '', paymentGatewayId = '' } = (reserved?.body ?? {}) as {
    orderId?: string;
    paymentGatewayId?: string;
  };
  if (orderId === '') throw new Error(`the part was answered ${reserved?.status}`);
  return {
    visitor,
    orderId,
    gateway: paymentGatewayId,
    mustBePaid: async (found) => {
      const answer = await shop.desk.call({ method: 'GET', path: `${SHOP}/dineintable/${table}/bill` });
      if (!answer) throw new Error('the bill was not answered');
      const { bill } = answer.body as unknown as WaiterTable;
      found.mustBe(
        'the bill',
        { paid: bill?.paid, due: bill?.due, reserved: bill?.reserved },
        { paid: TOTAL, due: 0, reserved: 0 },
      );
    },
  };
}
