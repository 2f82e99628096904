import type { GroupOrderAnswer, OrderInfo, OrderRequest, Quote } from '@tischlein/contract/shop';
import { aDelivery } from '../support/trattoria.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type Findings, newFindings } from './findings.ts';
import { calculate, type ModelMember, type ModelPrice, type Stock, toModelPrice, toShare } from './group-model.ts';
import type { Part, SetStock } from './group-shop.ts';
import { type Device, type DeviceAnswer, type NodeIndex, openDevice, type TwoNodes } from './two-nodes.ts';

const SHOP = '/api/shop/roma';
const GROUPS = `${SHOP}/group-order`;
const ROUNDS = 8;
const SERVER_ERROR = 500;
/** The owner presses, reads which dishes are missing, and presses again. */
const MOST_PRESSES = 4;
const MINIMUM_ORDER = 1500;
const PARTS: readonly [Part, ...Part[]] = ['dolce', 'calzone', 'pilze'];

interface Member {
  readonly device: Device;
  readonly isOwner: boolean;
}

/** A group whose members act at random. */
interface Group {
  readonly id: string;
  readonly url: string;
  /** Of its own dishes. */
  readonly slot: number;
  readonly setStock: SetStock;
  readonly members: readonly Member[];
  readonly statuses: number[];
  readonly placed: Map<string, PlacedOrder>;
  /** What has sold out of its dishes, and what may have before this round. */
  readonly stock: { now: Stock; before: Stock; sold: Promise<void> };
  /** What the owner has agreed to leave out. */
  readonly seen: string[];
}

interface PlacedOrder {
  readonly hasCoupon: boolean;
  /** The stock may have changed in the moment of the order. */
  readonly stocks: readonly Stock[];
}

type Act = (group: Group, member: Member, turn: { readonly node: NodeIndex; readonly chance: Chance }) => Promise<void>;

interface SequenceOptions {
  readonly seed: number;
  readonly slot: number;
  readonly setStock: SetStock;
}

/**
 * Leads a group of three through random steps on two nodes, two at the same moment: carts, names, stages, leaving, dishes that
 * sell out, ordering. After each round and in its order every sum and share is the one that `calculate` finds; the group can
 * always order, at most once. Returns the violations found.
 */
export async function runGroupSequence(
  shop: TwoNodes,
  { seed, slot, setStock }: SequenceOptions,
): Promise<readonly string[]> {
  const chance = chanceFrom(seed);
  const found = newFindings();
  for (const part of PARTS) await setStock(slot, part, false);
  const group = await openGroup(shop, { slot, setStock });
  for (let round = 0; round < ROUNDS; round += 1) {
    group.stock.before = group.stock.now;
    const turns = [0, 1].map(() => {
      const member = chance.oneOf([...group.members, ...group.members] as [Member, ...Member[]]);
      const act = chance.oneOf(member.isOwner ? OWNER_ACTS : ACTS);
      return act(group, member, { node: chance.oneOf([0, 1]), chance });
    });
    await Promise.all(turns);
    await checkPrices(group, found, chance.oneOf([0, 1]));
  }
  await orderAtLast(group, found);
  await checkGroup(group, found);
  return found.all;
}

async function openGroup(shop: TwoNodes, slots: Pick<Group, 'slot' | 'setStock'>): Promise<Group> {
  const [ada, ben, cem] = [openDevice(shop), openDevice(shop), openDevice(shop)];
  const names = { groupName: 'Mittag', userName: 'Ada', isPickup: false };
  const { id } = (await ada(0, GROUPS, names)).json<GroupOrderAnswer>();
  const url = `${GROUPS}/${id}`;
  await ben(1, `${url}/join`, { userName: 'Ben' });
  await cem(0, `${url}/join`, { userName: 'Cem' });
  const members = [ada, ben, cem].map((device, index) => ({ device, isOwner: index === 0 }));
  const none: Stock = new Set();
  const stock = { now: none, before: none, sold: Promise.resolve() };
  const group: Group = { ...slots, id, url, members, statuses: [], placed: new Map(), stock, seen: [] };
  for (const [index, member] of members.entries())
    await fill(group, member, { node: 0, chance: chanceFrom(index + 1) });
  return group;
}

async function fill(group: Group, member: Member, { node, chance }: Parameters<Act>[2]): Promise<void> {
  const { slot } = group;
  const dish = (): object => {
    const amount = 1 + chance.below(3);
    const kind = chance.oneOf(['margherita', 'salami', 'bier', 'dolce', 'calzone', 'gibt-es-nicht'] as const);
    if (kind === 'dolce') return { dishId: `dolce-${slot}`, amount };
    if (kind !== 'calzone') return { dishId: kind, amount };
    const extras = chance.below(2) === 0 ? [] : [{ groupId: `belag-${slot}`, itemId: `pilze-${slot}`, amount: 1 }];
    return { dishId: `calzone-${slot}`, amount, extras };
  };
  // Each dish once, so that an item of the cart is a line.
  const items = Array.from({ length: chance.below(4) }, dish) as { readonly dishId: string }[];
  const different = [...new Map(items.map((item) => [item.dishId, item])).values()];
  await change(group, member, node, { cart: { items: different } });
}

/** Changes the member's own entry. */
async function change(group: Group, { device }: Member, node: NodeIndex, body: object): Promise<void> {
  const { memberId } = (await device(node, group.url)).json<GroupOrderAnswer>();
  if (memberId) note(group, await device(node, `${group.url}/member/${memberId}`, body));
}

async function stage(group: Group, { device }: Member, node: NodeIndex, body: object): Promise<void> {
  note(group, await device(node, group.url, body));
}

/** Something of the group's dishes sells out, or is back. */
async function sell(group: Group, chance: Chance): Promise<void> {
  const part = chance.oneOf(PARTS);
  const isOut = !group.stock.now.has(part);
  group.stock.now = new Set(isOut ? [...group.stock.now, part] : [...group.stock.now].filter((each) => each !== part));
  // One after the other, so that the last one counts.
  group.stock.sold = group.stock.sold.then(() => group.setStock(group.slot, part, isOut));
  await group.stock.sold;
}

interface OrderTry {
  readonly node: NodeIndex;
  readonly hasCoupon: boolean;
}

/** One press. The owner reads the dishes that are named, and has seen them from then on. */
async function press(group: Group, { device }: Member, { node, hasCoupon }: OrderTry): Promise<DeviceAnswer> {
  const stocks = [group.stock.before, group.stock.now];
  const request: Partial<OrderRequest> = { groupOrderId: group.id, orderItems: [], leftOut: [...group.seen] };
  const wanted = aDelivery({ ...request, ...(hasCoupon && { couponCode: 'HUNGER5' }) });
  const answer = await device(node, `${SHOP}/order`, wanted);
  note(group, answer);
  if (answer.statusCode === 200) {
    const { order } = answer.json<{ readonly order: { readonly id: string } }>();
    group.placed.set(order.id, { hasCoupon, stocks: [...stocks, group.stock.now] });
  } else if (answer.statusCode === 409) {
    const { problems = [] } = answer.json<{ readonly problems?: Quote['problems'] }>();
    group.seen.push(...problems.flatMap(({ id }) => id ?? []));
  }
  return answer;
}

const order: Act = async (group, member, { node, chance }) => {
  await press(group, member, { node, hasCoupon: chance.below(2) === 0 });
};

const note = ({ statuses }: Group, { statusCode }: DeviceAnswer): void => void statuses.push(statusCode);

const ACTS: readonly [Act, ...Act[]] = [
  fill,
  fill,
  (group, member, { node, chance }) =>
    change(group, member, node, { status: chance.oneOf(['readyToCheckout', 'menu'] as const) }),
  (group, member, { node }) => change(group, member, node, { name: 'Bea' }),
  (group, member, { node, chance }) =>
    chance.below(4) === 0 ? change(group, member, node, { leave: true }) : Promise.resolve(),
  order,
  (group, _, { chance }) => sell(group, chance),
];

const OWNER_ACTS: readonly [Act, ...Act[]] = [
  fill,
  (group, member, { node }) => stage(group, member, node, { stage: 'checkout' }),
  (group, member, { node }) => stage(group, member, node, { stage: 'checkout' }),
  (group, member, { node }) => stage(group, member, node, { stage: 'menu' }),
  (group, member, { node }) => stage(group, member, node, { isPickup: true }),
  async (group, member, { node, chance }) => {
    const { members } = await readGroup(group, member, node);
    const other = members[1 + chance.below(2)];
    if (other)
      note(group, await member.device(node, `${group.url}/member/${other.id}`, { included: chance.below(3) > 0 }));
  },
  (group, _, { chance }) => sell(group, chance),
  order,
  order,
  async (group, member, turn) => {
    const { node } = turn;
    await Promise.all([order(group, member, turn), order(group, member, { ...turn, node: node === 0 ? 1 : 0 })]);
  },
];

const readGroup = async ({ url }: Pick<Group, 'url'>, { device }: Member, node: NodeIndex): Promise<GroupOrderAnswer> =>
  (await device(node, url)).json();

const toModelMembers = ({ members }: GroupOrderAnswer): readonly ModelMember[] =>
  members
    .filter(({ included }) => included)
    .map(({ label, cart }) => ({ label, items: cart.items as ModelMember['items'] }));

const isOrdered = ({ stage: at }: Pick<GroupOrderAnswer, 'stage'>): boolean => at === 'completed';

/** Between two rounds: sums, shares, missing dishes, and each member's own quote (S3 C45). */
async function checkPrices(group: Group, found: Findings, node: NodeIndex): Promise<void> {
  const [owner] = group.members;
  if (!owner) return;
  const asOwner = await readGroup(group, owner, node);
  if (isOrdered(asOwner)) return;
  const terms = { hasCoupon: false, hasFee: false, isTogether: true };
  const wanted = calculate(toModelMembers(asOwner), group.stock.now, terms);
  found.mustBe('goods of the group', asOwner.subtotal, wanted.S1);
  found.mustBe('the sum of the group', asOwner.total, wanted.TOTAL);
  found.mustBe('what the group saves', asOwner.saving, wanted.C);
  found.mustBe('the shares', asOwner.shares.map(toShare), wanted.shares);
  const named = asOwner.problems.filter(({ memberId }) =>
    asOwner.members.some(({ id, included }) => id === memberId && included),
  );
  found.mustBe('what is named as missing', named.length, wanted.missing);
  for (const member of group.members.slice(1)) await checkMember(group, found, { member, node, asOwner, wanted });
}

interface CheckedMember {
  readonly member: Member;
  readonly node: NodeIndex;
  readonly asOwner: GroupOrderAnswer;
  readonly wanted: ModelPrice;
}

async function checkMember(
  group: Group,
  found: Findings,
  { member, node, asOwner, wanted }: CheckedMember,
): Promise<void> {
  const { memberId } = await readGroup(group, member, node);
  const me = asOwner.members.find(({ id }) => id === memberId);
  if (!me) return;
  const request = { deliveryType: 'delivery', zone: 'mitte', groupOrderId: group.id, orderItems: me.cart.items };
  const quote = (await member.device(node, `${SHOP}/quote`, request)).json<Quote>();
  const items = me.cart.items as ModelMember['items'];
  const alone = calculate([{ label: '', items }], group.stock.now, {
    hasCoupon: false,
    hasFee: false,
    isTogether: false,
  });
  found.mustBe("a member's own quote", toModelPrice(quote).TOTAL, alone.TOTAL);
  found.mustBe(
    'the share beside it',
    quote.group?.shares.map(toShare),
    wanted.shares.filter(([label]) => label === me.label),
  );
}

/** A group can always order (S3 G19), unless too little of its dishes is left. */
async function orderAtLast(group: Group, found: Findings): Promise<void> {
  const [owner] = group.members;
  if (!owner) return;
  group.stock.before = group.stock.now;
  const before = await readGroup(group, owner, 0);
  if (isOrdered(before)) return;
  await stage(group, owner, 0, { stage: 'checkout' });
  const members = toModelMembers(before);
  const wanted = calculate(members, group.stock.now, { hasCoupon: false, hasFee: true, isTogether: true });
  let answer: DeviceAnswer | null = null;
  for (let presses = 0; presses < MOST_PRESSES && (answer === null || answer.statusCode === 409); presses += 1)
    answer = await press(group, owner, { node: 1, hasCoupon: false });
  const isEnough = wanted.S1 >= MINIMUM_ORDER;
  found.mustBe('whether the group could order', answer?.statusCode, isEnough ? 200 : 400);
}

async function checkGroup({ url, members, statuses, placed }: Group, found: Findings): Promise<void> {
  found.mustBe(
    'answers that are errors of the server',
    statuses.filter((status) => status >= SERVER_ERROR),
    [],
  );
  const [owner] = members;
  if (!owner) return;
  const group = await readGroup({ url }, owner, 1);
  const [[orderId, ordered] = ['', null]] = placed;
  if (!ordered) return found.mustBe('the order of a group that has not ordered', group.orderId ?? null, null);
  found.mustBe('orders of the group', [...placed.keys()], [group.orderId]);
  found.mustBe('the group after its order', group.stage, 'completed');
  const { order: shown } = (await owner.device(0, `${SHOP}/info/${orderId}`)).json<OrderInfo>();
  if (!shown) return found.mustBe('the order', shown, orderId);
  const possible = ordered.stocks.map((stock) => {
    const terms = { hasCoupon: ordered.hasCoupon, hasFee: true, isTogether: true };
    const { missing: _, ...price } = calculate(toModelMembers(group), stock, terms);
    return price;
  });
  const price = toModelPrice(shown.quote);
  const isOneOf = possible.some((each) => JSON.stringify(each) === JSON.stringify(price));
  if (!isOneOf) found.mustBe('the order', price, possible.at(-1));
  return undefined;
}
