import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { type FaultShop } from './fault-shop.ts';
import type { Findings } from './findings.ts';
import { newVisitor, type Visitor } from './visitor.ts';

const GROUPS = '/api/shop/roma/group-order';

/** Who orders: a guest alone, or the owner of a group at the checkout. */
export interface Orderer {
  readonly visitor: Visitor;
  /** null: alone. */
  readonly groupOrderId: string | null;
  /** Checks what the members of the group are told. */
  mustHaveOrdered(found: Findings, orderId: string): Promise<void>;
}

/** In odd rounds a group of two with the carts of `aDelivery`, so that every step is killed for groups, too. */
export async function openOrderer(shop: FaultShop, round: number): Promise<Orderer> {
  const visitor = newVisitor(shop.address);
  if (round % 2 === 0) return { visitor, groupOrderId: null, mustHaveOrdered: async () => {} };
  const ben = newVisitor(shop.address);
  const created = await readGroup(visitor, GROUPS, { groupName: 'Mittag', userName: 'Ada' });
  const url = `${GROUPS}/${created.id}`;
  const joined = await readGroup(ben, `${url}/join`, { userName: 'Ben' });
  await readGroup(visitor, `${url}/member/${created.memberId}`, {
    cart: { items: [{ dishId: 'margherita', amount: 1 }] },
  });
  await readGroup(ben, `${url}/member/${joined.memberId}`, { cart: { items: [{ dishId: 'salami', amount: 1 }] } });
  await readGroup(visitor, url, { stage: 'checkout' });
  return {
    visitor,
    groupOrderId: created.id,
    mustHaveOrdered: async (found, orderId) => {
      const { orderId: told } = await readGroup(visitor, url);
      found.mustBe('the order of the group', told, orderId);
      const { stage, members } = await readGroup(ben, url);
      found.mustBe('the group after the order', stage, 'completed');
      found.mustBe(
        'the carts of its members',
        members.map(({ cart }) => cart.items.length),
        [1, 1],
      );
    },
  };
}

async function readGroup(visitor: Visitor, path: string, body?: object): Promise<GroupOrderAnswer> {
  const answer = await visitor.call({ method: body ? 'POST' : 'GET', path, ...(body && { body }) });
  if (answer?.status !== 200) throw new Error(`${path} was answered ${answer?.status}`);
  return answer.body as unknown as GroupOrderAnswer;
}
