import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lettersOf } from '../../../../tests/support/letters.ts';
import { naivePrice } from '../../../../tests/support/naive-pricing/index.ts';
import { shareOut } from '../../../../tests/support/naive-pricing/shares.ts';
import { amount } from '../../../../tests/support/tier.ts';
import { aDish, aMenu, anOffer, aPricingContext, percent, selection } from '../../testing/index.ts';
import type { SavedItem } from '../cart/saved-cart.ts';
import { restoreCart } from '../cart/restore-cart.ts';
import type { GroupOrderId, MemberId, OrderId, UserId } from '../ids.ts';
import { sum, toBasisPoints, toCents } from '../money.ts';
import { memberShares, type MemberShare } from '../pricing/member-shares.ts';
import { priceCart } from '../pricing/price-cart.ts';
import { changeGroup, type GroupCommand } from './change-group.ts';
import { followOrder, type GroupOrderEvent } from './follow-order.ts';
import { isGroupActive, labelMembers, type MergedCart, mergeCarts } from './group-cart.ts';
import { createGroup, EMPTY_CART, type GroupOrder, isWellFormed } from './group-order.ts';
import { listLeftOut } from './left-out.ts';

const SEQUENCES = amount({ usual: 2000, thorough: 10_000 });
const WITHIN_MS = 120_000;
const PEOPLE = ['ada', 'ben', 'cem', 'dana', 'eve'] as const;
const DISHES = ['pizza', 'pasta', 'cola'] as const;
const NOON = '2026-03-02T12:00:00.000Z';
/** The menu while some dishes are sold out: a bit for each. */
const MENUS = Array.from({ length: 2 ** DISHES.length }, (_, out) => {
  const isOut = (index: number): boolean => (out & (1 << index)) !== 0;
  return aMenu({
    dishes: [
      aDish({ id: 'pizza', price: 1099, soldOut: isOut(0) }),
      aDish({ id: 'pasta', category: 'pasta', price: 777, soldOut: isOut(1) }),
      aDish({ id: 'cola', category: 'getränke', isDrink: true, price: 301, deposit: 25, soldOut: isOut(2) }),
    ],
    offers: [
      anOffer({ kind: 'dishDiscount', ...percent(15), itemSelection: selection({ dishes: ['pizza'] }) }),
      anOffer({ kind: 'twoForOnePromotion', itemSelection: selection({ dishes: ['cola'] }) }),
      anOffer({ id: 'gemeinsam', kind: 'cartDiscount', value: toBasisPoints(333), groupOrderOnly: true }),
    ],
  });
});
const COUPON = {
  code: 'X',
  type: 'value',
  value: toCents(499),
  minimumOrderValue: toCents(1500),
  exclusive: false,
} as const;

type Step =
  | { readonly do: 'join' | 'leave' | 'ready'; readonly who: number }
  | { readonly do: 'rename'; readonly who: number; readonly name: string }
  | {
      readonly do: 'change';
      readonly who: number;
      readonly dish: number;
      readonly amount: number;
      readonly stale: boolean;
    }
  | { readonly do: 'include'; readonly who: number; readonly isIncluded: boolean }
  | { readonly do: 'kick'; readonly who: number; readonly by: number }
  | { readonly do: 'stage'; readonly by: number; readonly stage: 'menu' | 'checkout' }
  | { readonly do: 'close'; readonly hour: number }
  | { readonly do: 'sell'; readonly dish: number }
  /** The order is priced in one tab of the owner, and placed when another tab may have changed the group. */
  | { readonly do: 'order' | 'commit'; readonly isPaid: boolean }
  | { readonly do: 'paid' | 'failed'; readonly order: number };

const who = fc.nat({ max: PEOPLE.length - 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('join', 'leave', 'ready' as const), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('rename' as const), who, name: fc.constantFrom('Gast', 'Ada', 'Ben') }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      who,
      dish: fc.nat({ max: DISHES.length - 1 }),
      amount: fc.integer({ min: 0, max: 4 }),
      stale: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('include' as const), who, isIncluded: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('kick' as const), who, by: who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('stage' as const),
      by: fc.oneof(fc.constant(0), who),
      stage: fc.constantFrom('menu', 'checkout' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const), hour: fc.integer({ min: 11, max: 13 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('sell' as const), dish: fc.nat({ max: DISHES.length - 1 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('order', 'commit' as const), isPaid: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('paid', 'failed' as const), order: fc.nat({ max: 3 }) }) },
);

const id = (name: string): MemberId => name as MemberId;

/** A group and what the people around it know: their carts, and the orders that the server has accepted. */
class World {
  group: GroupOrder = createGroup(
    { id: 'g' as GroupOrderId, code: 'ABCD2345', name: 'Mittag', isPickup: false },
    { id: id('ada'), userId: 'u-ada' as UserId, name: 'ada' },
  );
  /** What each phone has sent last and the server has accepted. */
  readonly carts = new Map<string, readonly SavedItem[]>([['ada', []]]);
  readonly placed: OrderId[] = [];
  readonly completed = new Set<OrderId>();
  priced: GroupOrder | null = null;
  /** Sold-out dishes: a bit for each. */
  out = 0;
  /** The carts and names of the latest order, as they were priced. */
  ordered: MergedCart | null = null;

  run(next: Step): void {
    switch (next.do) {
      case 'order':
        this.priced = this.group;
        return;
      case 'commit':
        return this.place(next.isPaid);
      case 'paid':
      case 'failed':
        return this.hear(next.do, this.placed[next.order]);
      case 'change':
        return this.change(next);
      case 'sell':
        this.out ^= 1 << next.dish;
        return;
      default:
        return this.command(...toCommand(next));
    }
  }

  private command(command: GroupCommand, by: string | null): void {
    const known = this.group.members.some((member) => member.id === by);
    const result = changeGroup(this.group, command, { by: known && by ? id(by) : null, now: NOON, ownerIsAway: false });
    if (!result.ok) return;
    this.group = result.value;
    if (command.type === 'join') this.carts.set(command.member.id, []);
  }

  private change({ who: person, dish, amount, stale }: Extract<Step, { readonly do: 'change' }>): void {
    const name = PEOPLE[person] ?? 'ada';
    const member = this.group.members.find((each) => each.id === name);
    const items = amount === 0 ? [] : [{ dishId: DISHES[dish] ?? 'pizza', amount, without: [], extras: [] }];
    const basedOn = stale ? -1 : (member?.cartVersion ?? 0);
    const before = this.group;
    this.command(
      { type: 'changeCart', member: id(name), cart: { ...EMPTY_CART, items }, itemNames: {}, basedOn },
      name,
    );
    if (this.group !== before) this.carts.set(name, items);
  }

  // As the server does: only what was priced is placed, and a failed order is given up first.
  private place(isPaid: boolean): void {
    if (this.priced !== this.group) return;
    const orderId = `o${this.placed.length}` as OrderId;
    this.follow({ type: 'placed', orderId, isPaid }, () => {
      this.placed.push(orderId);
      this.ordered = mergeCarts(this.group);
      if (isPaid) this.completed.add(orderId);
    });
  }

  private hear(type: 'paid' | 'failed', orderId: OrderId | undefined): void {
    if (orderId === undefined) return;
    this.follow({ type, orderId }, () => {
      if (type === 'paid') this.completed.add(orderId);
    });
  }

  private follow(event: GroupOrderEvent, accepted: () => void): void {
    const result = followOrder(this.group, event);
    if (!result.ok) return;
    this.group = result.value;
    accepted();
  }
}

type OtherStep = Exclude<Step, { readonly do: 'order' | 'commit' | 'paid' | 'failed' | 'change' | 'sell' }>;

function toCommand(next: OtherStep): [command: GroupCommand, by: string] {
  const name = 'who' in next ? (PEOPLE[next.who] ?? 'ada') : 'ada';
  switch (next.do) {
    case 'join':
      return [{ type: 'join', member: { id: id(name), userId: `u-${name}` as UserId, name: 'Gast' } }, name];
    case 'leave':
      return [{ type: 'leave', member: id(name) }, name];
    case 'ready':
      return [{ type: 'setStatus', member: id(name), status: 'readyToCheckout' }, name];
    case 'rename':
      return [{ type: 'renameMember', member: id(name), name: next.name }, name];
    case 'include':
      return [{ type: 'include', member: id(name), isIncluded: next.isIncluded }, 'ada'];
    case 'kick':
      return [{ type: 'leave', member: id(name) }, PEOPLE[next.by] ?? 'ada'];
    case 'stage':
      return [{ type: 'enterStage', stage: next.stage }, PEOPLE[next.by] ?? 'ada'];
    case 'close':
      return [{ type: 'setClosesAt', closesAt: `2026-03-02T${next.hour}:30:00.000Z` }, 'ada'];
  }
}

function expectSound(world: World): void {
  const { group, carts, completed } = world;
  expect(isWellFormed(group)).toBe(true);
  // No cart is lost, and no one else has changed it.
  for (const member of group.members) expect(member.cart.items).toEqual(carts.get(member.id));
  // Never two orders, and the one that counts is the group's.
  expect(completed.size).toBeLessThanOrEqual(1);
  expect(group.stage === 'completed' ? [group.orderId] : []).toEqual([...completed]);
  // The order that is paid has the carts and names that were priced.
  if (group.orderId !== null) expect(mergeCarts(group)).toEqual(world.ordered);
  expect(group.orderId !== null).toBe(group.stage === 'paying' || group.stage === 'completed');
}

/** With the rest of the carts, every sum and share is that of the naive pricing; sold-out dishes are named (S3 G19). */
function expectRightShares({ group, out }: World): void {
  const menu = MENUS[out] ?? aMenu();
  const merged = mergeCarts(group);
  const circumstances = aPricingContext({
    memberNames: merged.memberNames,
    coupon: COUPON,
    terms: { deliveryFee: toCents(250), minimumOrderValue: toCents(0), freeAfter: null },
  });
  const { cart, problems } = restoreCart({ items: merged.items }, menu, circumstances);
  const labels = labelMembers(group.members);
  const members = group.members.map(({ id: member }) => ({
    id: member,
    label: labels.get(member) ?? '',
    itemNames: {},
  }));
  const leftOut = listLeftOut(problems, members);
  const isOut = (item: SavedItem): boolean =>
    'dishId' in item && (out & (1 << DISHES.findIndex((dish) => dish === item.dishId))) !== 0;
  expect(leftOut).toHaveLength(merged.items.filter(isOut).length);
  expect(cart.lines).toHaveLength(merged.items.length - leftOut.length);
  const groupActive = new Set(cart.lines.map(({ memberName }) => memberName)).size > 1;
  expect(isGroupActive(cart)).toBe(groupActive);
  const context = { ...circumstances, groupActive };
  const priced = priceCart(menu, cart, context);
  expect(lettersOf(priced)).toEqual(naivePrice(menu, cart, context));
  const shares = memberShares(priced, merged.ownerName);
  expect(sum(shares.map(({ total }) => total))).toBe(priced.steps.total);
  const toPair = ({ memberName, cartDiscount, couponValue, total }: MemberShare) =>
    [memberName, [cartDiscount, couponValue, total]] as const;
  expect(new Map(shares.map(toPair))).toEqual(shareOut(priced, merged.ownerName));
  // Never a stranger's line: every share belongs to an included member.
  const names = new Set([merged.ownerName, ...merged.memberNames]);
  expect(shares.every(({ memberName, total }) => names.has(memberName) && total >= 0)).toBe(true);
}

describe('a group, whatever happens to it', () => {
  it(
    `loses no cart, orders once, and its shares are those of the naive pricing (${SEQUENCES} random sequences)`,
    { timeout: WITHIN_MS },
    () => {
      fc.assert(
        fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
          const world = new World();
          for (const next of steps) {
            world.run(next);
            expectSound(world);
          }
          expectRightShares(world);
        }),
        { numRuns: SEQUENCES },
      );
    },
  );
});
