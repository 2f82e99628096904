import { randomUUID } from 'node:crypto';
import type { GroupOrderAnswer, OrderInfo } from '@tischlein/contract/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import { aDelivery } from '../support/trattoria.ts';

const GROUPS = '/api/shop/roma/group-order';
const ROUNDS = Array.from({ length: 8 }, (_, round) => round);
const dish = (dishId: string, amount = 1) => ({ dishId, amount });

describe.each(preparedTrattoria)('a group on two nodes, on $name', ({ open }) => {
  let place: OpenDatabase;
  let nodes: readonly [TestServer, TestServer];

  beforeAll(async () => {
    place = await open();
    nodes = [await openServer(place), await openServer(place)];
  });
  afterAll(async () => {
    const broken = await findViolations(nodes[0].deps.database.read);
    for (const node of nodes) await node.close();
    await place.close();
    if (broken.length > 0) throw new Error(`broken: ${JSON.stringify(broken)}`);
  });

  /** A phone whose requests go to this node, with the cookie of the same guest on all nodes. */
  function aPhone() {
    let cookie = '';
    return async (node: 0 | 1, url: string, payload?: object, headers: Record<string, string> = {}) => {
      const answer = await nodes[node].app.inject({
        method: payload ? 'POST' : 'GET',
        url,
        headers: { cookie, ...headers },
        ...(payload && { payload }),
      });
      cookie = String(answer.headers['set-cookie'] ?? cookie).split(';')[0] ?? '';
      return answer;
    };
  }

  /** Ada and Ben, each with a Margherita. */
  async function aGroup() {
    const [ada, ben] = [aPhone(), aPhone()];
    const names = { groupName: 'Mittag', userName: 'Ada', isPickup: false };
    const { id, memberId }: GroupOrderAnswer = (await ada(0, GROUPS, names)).json();
    const url = `${GROUPS}/${id}`;
    const joined: GroupOrderAnswer = (await ben(1, `${url}/join`, { userName: 'Ben' })).json();
    const fills = (phone: typeof ada, member: string | null, node: 0 | 1, cart: object) =>
      phone(node, `${url}/member/${member}`, { cart });
    await fills(ada, memberId, 0, { items: [dish('margherita')] });
    const benFills = (node: 0 | 1, items: readonly object[], basedOn?: number) =>
      fills(ben, joined.memberId, node, { items, ...(basedOn !== undefined && { basedOn }) });
    await benFills(1, [dish('margherita')]);
    return {
      ben,
      url,
      benFills,
      benRenames: (node: 0 | 1, name: string) => ben(node, `${url}/member/${joined.memberId}`, { name }),
      checksOut: () => ada(0, url, { stage: 'checkout' }),
      orders: (node: 0 | 1) =>
        ada(node, '/api/shop/roma/order', aDelivery({ groupOrderId: id, orderItems: [] }), {
          'idempotency-key': randomUUID(),
        }),
      asAda: async (): Promise<GroupOrderAnswer> => (await ada(1, url)).json(),
      infoOf: async (orderId: string): Promise<OrderInfo['order']> =>
        (await ada(0, `/api/shop/roma/info/${orderId}`)).json().order,
    };
  }

  it.each(ROUNDS)('what is ordered is what a member sees in their cart (%i)', async () => {
    const group = await aGroup();
    const checkingOut = group.checksOut().then(() => group.orders(0));
    const [ordered, changed] = await Promise.all([checkingOut, group.benFills(1, [dish('salami', 2)])]);
    expect(ordered.statusCode).toBe(200);
    expect([200, 409]).toContain(changed.statusCode);
    const order = await group.infoOf(ordered.json().order.id);
    const lines = order?.quote.lines.filter(({ memberName }) => memberName === 'Ben') ?? [];
    const inCart = changed.statusCode === 200 ? [['Salami', 2]] : [['Margherita', 1]];
    expect(lines.map(({ name, amount }) => [name, amount])).toEqual(inCart);
    const shares = order?.quote.group?.shares ?? [];
    expect(shares.reduce((all, { total }) => all + total, 0)).toBe(order?.quote.steps.TOTAL);
  });

  it.each(ROUNDS)('a member who renames themselves while the owner orders keeps their share (%i)', async () => {
    const group = await aGroup();
    await group.checksOut();
    const [ordered, renamed] = await Promise.all([group.orders(0), group.benRenames(1, 'Benno')]);
    expect(ordered.statusCode).toBe(200);
    const memberName = renamed.statusCode === 200 ? 'Benno' : 'Ben';
    const asBen: GroupOrderAnswer = (await group.ben(1, group.url)).json();
    expect(asBen).toMatchObject({ stage: 'completed', shares: [{ memberName }] });
    const order = await group.infoOf(ordered.json().order.id);
    expect(order?.quote.lines.map((line) => line.memberName)).toEqual(['Ada', memberName]);
  });

  it.each(ROUNDS)('of two tabs that change the same cart, one is told about the other (%i)', async () => {
    const group = await aGroup();
    const asBen: GroupOrderAnswer = (await group.ben(0, group.url)).json();
    const version = asBen.members.find(({ id }) => id === asBen.memberId)?.cart.version ?? 0;
    const [one, other] = await Promise.all([
      group.benFills(0, [dish('salami')], version),
      group.benFills(1, [dish('bier')], version),
    ]);
    expect([one.statusCode, other.statusCode].toSorted((left, right) => left - right)).toEqual([200, 409]);
    const kept = one.statusCode === 200 ? 'salami' : 'bier';
    const after = (await group.asAda()).members.find(({ name }) => name === 'Ben');
    expect(after?.cart.items).toMatchObject([{ dishId: kept }]);
  });

  it.each(ROUNDS)('an owner who orders at both nodes orders once (%i)', async () => {
    const group = await aGroup();
    await group.checksOut();
    const answers = await Promise.all([group.orders(0), group.orders(1)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((left, right) => left - right)).toEqual([200, 409]);
    const placed = answers.find(({ statusCode }) => statusCode === 200);
    expect(await group.asAda()).toMatchObject({ stage: 'completed', orderId: placed?.json().order.id });
  });
});
