import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GuestResult } from '../load/guests.ts';
import { drawBasket, prepareShop, toRequest } from '../load/shop.ts';
import { findProblems } from '../load/verdict.ts';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { openServer } from '../support/open-server.ts';
import { usuallyOnSqlite } from '../support/tier.ts';

const ORDERS = 20;

// The load itself takes minutes and is not a test; these tests check its verdict.
describe.each(usuallyOnSqlite(databases))('the verdict of the load test on $name', ({ open }) => {
  let place: OpenDatabase;
  let asked: GuestResult[];
  beforeEach(async () => {
    place = await open();
    await prepareShop(place);
    const server = await openServer(place);
    asked = await Promise.all(
      Array.from({ length: ORDERS }, async () => {
        const [key, basket] = [randomUUID(), drawBasket()];
        const headers = { 'idempotency-key': key };
        const request = { method: 'POST', url: '/api/shop/roma/order', headers, payload: toRequest(basket) } as const;
        const answer = await server.app.inject(request);
        const { order } = answer.json<{ order: { id: string; total: number } }>();
        const told = { status: answer.statusCode, code: null, orderId: order.id, total: order.total };
        return { key, basket, answers: [told], milliseconds: 1, answeredAt: 0, failed: 0 };
      }),
    );
    await server.close();
  });
  afterEach(() => place.close());

  const verdict = async (): Promise<Record<string, number>> =>
    Object.fromEntries(Object.entries(await findProblems(place, asked)).map(([what, found]) => [what, found.length]));
  const NOTHING = { lost: 0, doubled: 0, mispriced: 0, refused: 0, broken: 0 };
  const change = (answer: Partial<GuestResult['answers'][number]>): void => {
    asked = asked.map((each, index) =>
      index === 0 ? { ...each, answers: each.answers.map((told) => ({ ...told, ...answer })) } : each,
    );
  };

  it('finds nothing where nothing is wrong, by a price that was computed a second time', async () => {
    expect(await verdict()).toEqual(NOTHING);
  });

  it.each([
    [
      'an order that is not there is lost, and the one that is there nobody was told of',
      { orderId: randomUUID() },
      { lost: 1, doubled: 1 },
    ],
    ['another sum than the one that is kept is mispriced', { total: 0.01 }, { mispriced: 1 }],
    ['an answer that is no order is refused', { status: 500, orderId: null, total: null }, { refused: 1, doubled: 1 }],
  ])('%s', async (_what, answer, found) => {
    change(answer);
    expect(await verdict()).toEqual({ ...NOTHING, ...found });
  });

  it('a guest who requested something else is told a wrong price', async () => {
    asked = asked.map((each, index) =>
      index === 0 ? { ...each, basket: { items: [{ dish: 'bier' }], couponCode: null } } : each,
    );
    expect(await verdict()).toEqual({ ...NOTHING, mispriced: 1 });
  });
});
