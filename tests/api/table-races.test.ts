import { randomUUID } from 'node:crypto';
import type { WaiterTable } from '@tischlein/contract/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { addTables, aRound, WAITER_PASSWORD } from '../support/dining-tables.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { openShop } from '../support/open-shop.ts';
import { type FakeProviders, openFakeProviders } from '../support/providers/fake-providers.ts';

const SHOP = '/api/shop/roma';
/** Two Margheritas and a beer. */
const ROUND = 2100;
const ROUNDS = [1, 2, 3, 4];
type Node = 0 | 1;

describe.each(preparedPaidTrattoria)('tables on two nodes, on $name', ({ open }) => {
  let place: OpenDatabase;
  let nodes: readonly [TestServer, TestServer];
  let codes: ReadonlyMap<number, string>;
  let fake: FakeProviders;

  beforeAll(async () => {
    place = await open();
    const shop = await openShop(place);
    const office = await shop.desk();
    await addTables(office);
    const listed: { table: number; address: string }[] = (
      await office.call('GET', '/api/office/shop/roma/table-codes')
    ).json();
    codes = new Map(listed.map(({ table, address }) => [table, address]));
    await shop.close();
    fake = await openFakeProviders();
    const options = { providers: { hosts: fake.hosts } };
    nodes = [await openServer(place, options), await openServer(place, options)];
  });
  afterAll(async () => {
    const broken = await findViolations(nodes[0].deps.database.read);
    for (const node of nodes) await node.close();
    await fake.close();
    await place.close();
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  });

  /** A device whose requests go to either node, with the same cookies. */
  function aDevice() {
    const cookies = new Map<string, string>();
    return async (node: Node, url: string, payload?: object) => {
      const answer = await nodes[node].app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        headers: {
          cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
          'idempotency-key': randomUUID(),
        },
        ...(payload && { payload }),
      });
      for (const { name, value } of answer.cookies) cookies.set(name, value);
      return answer;
    };
  }
  async function aWaiter(name: string) {
    const device = aDevice();
    await device(0, `${SHOP}/waiter`, { password: WAITER_PASSWORD, name });
    const at = (node: Node, table: number, path: string, body: object = {}) =>
      device(node, `${SHOP}/dineintable/${table}/${path}`, body);
    return {
      at,
      books: (node: Node, table: number) =>
        device(node, `${SHOP}/order`, aRound(table, { payLater: true, acceptedTerms: null })),
      bill: async (table: number): Promise<WaiterTable['bill']> =>
        (await device(0, `${SHOP}/dineintable/${table}/bill`)).json().bill,
      ends: (table: number) => at(0, table, 'clear', { handOver: true }),
    };
  }
  async function aGuest(table: number) {
    const device = aDevice();
    const { pathname, search } = new URL(codes.get(table) ?? '');
    await device(0, pathname + search);
    return {
      pays: (node: Node, what: object, expectedAmount: number) =>
        device(node, `${SHOP}/table/part`, { what, expectedAmount, paymentMethod: 'Stripe_card' }),
    };
  }
  const listStatuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode);

  it.each(ROUNDS)('of two guests who pay everything at once, one is told that it is being paid (%i)', async () => {
    const waiter = await aWaiter('Mia');
    await waiter.books(0, 1);
    const [ada, ben] = [await aGuest(1), await aGuest(1)];
    const due = (await waiter.bill(1))?.due ?? 0;
    const answers = await Promise.all([
      ada.pays(0, { kind: 'everything' }, due),
      ben.pays(1, { kind: 'everything' }, due),
    ]);
    expect(listStatuses(answers).filter((status) => status === 200)).toHaveLength(1);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('nothingDue');
    expect(await waiter.bill(1)).toMatchObject({ due: 0 });
  });

  it.each(ROUNDS)('two equal parts at once are two different parts (%i)', async () => {
    const waiter = await aWaiter('Mia');
    await waiter.books(0, 2);
    const [ada, ben] = [await aGuest(2), await aGuest(2)];
    const due = (await waiter.bill(2))?.due ?? 0;
    const answers = await Promise.all([
      ada.pays(0, { kind: 'equalPart', into: 2 }, due / 2),
      ben.pays(1, { kind: 'equalPart', into: 2 }, due / 2),
    ]);
    expect(listStatuses(answers)).toEqual([200, 200]);
    const bill = await waiter.bill(2);
    expect([bill?.due, bill?.reserved]).toEqual([0, bill?.booked]);
  });

  it.each(ROUNDS)('two waiters cannot refund a line beyond its price (%i)', async () => {
    const [mia, jo] = [await aWaiter('Mia'), await aWaiter('Jo')];
    await mia.books(0, 3);
    const beer = (await mia.bill(3))?.rounds[0]?.items.find(({ dishName }) => dishName === 'Bier');
    const refund = { refunds: [{ line: beer?.id, amount: 200 }] };
    const answers = await Promise.all([mia.at(0, 3, 'refund', refund), jo.at(1, 3, 'refund', refund)]);
    expect(listStatuses(answers).toSorted((one, other) => one - other)).toEqual([200, 400]);
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().code).toBe('tableRefundTooLarge');
    await mia.ends(3);
  });

  it.each(ROUNDS)('a table that two waiters move goes to one place, and the second sees why (%i)', async () => {
    const [mia, jo] = [await aWaiter('Mia'), await aWaiter('Jo')];
    await mia.books(0, 4);
    const answers = await Promise.all([
      mia.at(0, 4, 'move', { to: 5, units: null }),
      jo.at(1, 4, 'move', { to: 6, units: null }),
    ]);
    expect(listStatuses(answers).toSorted((one, other) => one - other)).toEqual([200, 404]);
    const dues = [(await mia.bill(4))?.due ?? 0, (await mia.bill(5))?.due ?? 0, (await mia.bill(6))?.due ?? 0];
    expect(dues.reduce((all, due) => all + due, 0)).toBe(ROUND);
    for (const table of [5, 6]) await mia.ends(table);
  });

  it.each(ROUNDS)('what is booked while a table is cleared is not lost (%i)', async () => {
    const [mia, jo] = [await aWaiter('Mia'), await aWaiter('Jo')];
    await mia.books(0, 7);
    const [cleared, booked] = await Promise.all([mia.at(0, 7, 'clear', { handOver: true }), jo.books(1, 7)]);
    expect(listStatuses([cleared, booked])).toEqual([200, 200]);
    const due = (await mia.bill(7))?.due ?? 0;
    // Handed over with the rest, or the first round of the next guests.
    expect([0, ROUND]).toContain(due);
    await mia.ends(7);
  });

  it.each(ROUNDS)('a guest who pays and a waiter who hands over to the till do not take the same (%i)', async () => {
    const mia = await aWaiter('Mia');
    await mia.books(0, 8);
    const guest = await aGuest(8);
    const due = (await mia.bill(8))?.due ?? 0;
    const everything = { kind: 'everything' };
    const answers = await Promise.all([
      guest.pays(1, everything, due),
      mia.at(0, 8, 'hand-over', { what: everything, expectedAmount: due }),
    ]);
    expect(listStatuses(answers).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const bill = await mia.bill(8);
    expect((bill?.reserved ?? 0) + (bill?.handedOver ?? 0)).toBe(bill?.booked);
  });
});
