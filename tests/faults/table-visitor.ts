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

/** The owner books a round for a table of its own; a guest scans the code and pays the whole bill. */
export async function reservePart(
  shop: FaultShop,
  { method, table }: { readonly method: PaymentMethod; readonly table: number },
): Promise<ReservedPart> {
  const booking = aRound(table, { payLater: true, acceptedTerms: null });
  const booked = await shop.desk.order(booking, randomUUID());
  if (booked?.status !== 200) throw new Error(`the booking was answered ${booked?.status}`);
  const visitor = newVisitor(shop.address);
  const codes = await shop.desk.call({ method: 'GET', path: '/api/office/shop/roma/table-codes' });
  const listed = codes?.body as unknown as readonly { readonly table: number; readonly address: string }[];
  const { pathname, search } = new URL(listed.find((code) => code.table === table)?.address ?? '');
  await visitor.follow(pathname + search);
  const reserved = await visitor.call({
    method: 'POST',
    path: `${SHOP}/table/part`,
    body: { what: { kind: 'everything' }, expectedAmount: TOTAL, paymentMethod: method },
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
