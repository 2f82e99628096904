import type { GroupOrderAnswer, OrderInfo } from '@tischlein/contract/shop';
import { aDelivery } from '../support/trattoria.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { newFindings } from './findings.ts';
import { type Device, type DeviceAnswer, type NodeIndex, openDevice, type TwoNodes } from './two-nodes.ts';

const SHOP = '/api/shop/roma';
const GROUPS = `${SHOP}/group-order`;
const ROUNDS = 8;
const SERVER_ERROR = 500;
const DISHES = ['margherita', 'salami', 'bier'] as const;

interface Member {
  readonly device: Device;
  readonly isOwner: boolean;
}

/** A group whose members act at random. */
interface Group {
  readonly url: string;
  readonly members: readonly Member[];
  readonly statuses: number[];
  readonly orderIds: Set<string>;
}

type Act = (group: Group, member: Member, turn: { readonly node: NodeIndex; readonly chance: Chance }) => Promise<void>;

/**
 * Leads a group of three through random steps on two nodes, two at the same moment: carts, names, stages, leaving, ordering.
 * It orders at most once, what it ordered is what its members see, and the shares add up to the total. Returns the
 * violations found.
 */
export async function runGroupSequence(shop: TwoNodes, seed: number): Promise<readonly string[]> {
  const chance = chanceFrom(seed);
  const group = await openGroup(shop);
  for (let round = 0; round < ROUNDS; round += 1) {
    const turns = [0, 1].map(() => {
      const member = chance.oneOf([...group.members, ...group.members] as [Member, ...Member[]]);
      const act = chance.oneOf(member.isOwner ? OWNER_ACTS : ACTS);
      return act(group, member, { node: chance.oneOf([0, 1]), chance });
    });
    await Promise.all(turns);
  }
  return checkGroup(group);
}

async function openGroup(shop: TwoNodes): Promise<Group> {
  const [ada, ben, cem] = [openDevice(shop), openDevice(shop), openDevice(shop)];
  const names = { groupName: 'Mittag', userName: 'Ada', isPickup: false };
  const { id } = (await ada(0, GROUPS, names)).json<GroupOrderAnswer>();
  const url = `${GROUPS}/${id}`;
  await ben(1, `${url}/join`, { userName: 'Ben' });
  await cem(0, `${url}/join`, { userName: 'Cem' });
  const members = [ada, ben, cem].map((device, index) => ({ device, isOwner: index === 0 }));
  const group = { url, members, statuses: [], orderIds: new Set<string>() };
  for (const member of members) await fill(group, member, { node: 0, chance: chanceFrom(1) });
  return group;
}

async function fill(group: Group, member: Member, { node, chance }: Parameters<Act>[2]): Promise<void> {
  const items = [{ dishId: chance.oneOf(DISHES), amount: 1 + chance.below(3) }];
  await change(group, member, node, { cart: { items } });
}

/** Changes the member's own entry. */
async function change(group: Group, { device }: Member, node: NodeIndex, body: object): Promise<void> {
  const { memberId } = (await device(node, group.url)).json<GroupOrderAnswer>();
  if (memberId) note(group, await device(node, `${group.url}/member/${memberId}`, body));
}

async function stage(group: Group, { device }: Member, node: NodeIndex, body: object): Promise<void> {
  note(group, await device(node, group.url, body));
}

async function order(group: Group, { device }: Member, node: NodeIndex): Promise<void> {
  const groupOrderId = group.url.slice(GROUPS.length + 1);
  const answer = await device(node, `${SHOP}/order`, aDelivery({ groupOrderId, orderItems: [] }));
  note(group, answer);
  if (answer.statusCode === 200) group.orderIds.add(answer.json<{ order: { id: string } }>().order.id);
}

const note = ({ statuses }: Group, { statusCode }: DeviceAnswer): void => void statuses.push(statusCode);

const ACTS: readonly [Act, ...Act[]] = [
  fill,
  fill,
  (group, member, { node, chance }) =>
    change(group, member, node, { status: chance.oneOf(['readyToCheckout', 'menu'] as const) }),
  (group, member, { node }) => change(group, member, node, { name: 'Bea' }),
  (group, member, { node, chance }) =>
    chance.below(4) === 0 ? change(group, member, node, { leave: true }) : Promise.resolve(),
  (group, member, { node }) => order(group, member, node),
];

const OWNER_ACTS: readonly [Act, ...Act[]] = [
  fill,
  (group, member, { node }) => stage(group, member, node, { stage: 'checkout' }),
  (group, member, { node }) => stage(group, member, node, { stage: 'checkout' }),
  (group, member, { node }) => stage(group, member, node, { stage: 'menu' }),
  (group, member, { node }) => stage(group, member, node, { isPickup: true }),
  (group, member, { node }) => order(group, member, node),
  (group, member, { node }) => order(group, member, node),
  async (group, member, { node }) => {
    await Promise.all([order(group, member, node), order(group, member, node === 0 ? 1 : 0)]);
  },
];

async function checkGroup({ url, members, statuses, orderIds }: Group): Promise<readonly string[]> {
  const found = newFindings();
  found.mustBe(
    'answers that are errors of the server',
    statuses.filter((status) => status >= SERVER_ERROR),
    [],
  );
  const [owner] = members;
  if (!owner) return found.all;
  const group = (await owner.device(1, url)).json<GroupOrderAnswer>();
  if (orderIds.size === 0) {
    found.mustBe('the order of a group that has not ordered', group.orderId ?? null, null);
    return found.all;
  }
  const [orderId = ''] = orderIds;
  found.mustBe('orders of the group', [...orderIds], [group.orderId]);
  found.mustBe('the group after its order', group.stage, 'completed');
  const info = (await owner.device(0, `${SHOP}/info/${orderId}`)).json<OrderInfo>().order;
  const { lines = [], group: shared, steps } = info?.quote ?? {};
  const sum = (shared?.shares ?? []).reduce((all, { total }) => all + total, 0);
  found.mustBe('the sum of the shares', sum, steps?.TOTAL);
  const inCarts = group.members
    .filter(({ included }) => included)
    .flatMap(({ cart }) => cart.items.map((item) => item.amount))
    .reduce((all, amount) => all + amount, 0);
  found.mustBe(
    'the amount of dishes ordered',
    lines.reduce((all, { amount }) => all + amount, 0),
    inCarts,
  );
  return found.all;
}
