import { describe, expect, it } from 'vitest';
import { aDish, aMenu, aPricingContext } from '../../testing/index.ts';
import { restoreCart } from '../cart/restore-cart.ts';
import type { GroupOrderId, MemberId, OrderId, UserId } from '../ids.ts';
import { toCents } from '../money.ts';
import { changeGroup, moveGroup, type GroupActor, type GroupCommand } from './change-group.ts';
import { followOrder } from './follow-order.ts';
import { toGiroCode } from './giro-code.ts';
import { isGroupActive, labelMembers, mergeCarts } from './group-cart.ts';
import { readGroupCode, toGroupCode } from './group-code.ts';
import { measureGroupDiscounts } from './group-hints.ts';
import {
  createGroup,
  EMPTY_CART,
  GROUP_STAGES,
  type GroupMember,
  type GroupOrder,
  isWellFormed,
} from './group-order.ts';
import { canEnterStage, findMembersPage, isFrozen, isPastDeadline } from './group-stage.ts';
import { formatIban, readIban } from './iban.ts';

const id = (name: string): MemberId => name as MemberId;
const aPerson = (name: string) => ({ id: id(name), userId: `user-${name}` as UserId, name });
const aMember = (name: string, more: Partial<GroupMember> = {}): GroupMember => ({
  ...aPerson(name),
  status: 'menu',
  isIncluded: true,
  cart: EMPTY_CART,
  cartVersion: 0,
  lostItems: [],
  itemNames: {},
  ...more,
});
const NEW = { id: 'g' as GroupOrderId, code: 'ABCD2345', name: 'Mittagspause', isPickup: false };
const aGroup = (...names: string[]): GroupOrder => {
  const group = createGroup(NEW, aPerson('ada'));
  return { ...group, members: [...group.members, ...names.map((name) => aMember(name))] };
};
const actor = (by: string | null, more: Partial<GroupActor> = {}): GroupActor => ({
  by: by === null ? null : id(by),
  now: '2026-03-02T11:00:00.000Z',
  ownerIsAway: false,
  ...more,
});
const CART = { ...EMPTY_CART, items: [{ dishId: 'pizza', amount: 1, without: [], extras: [] }] };
const change = (name: string, basedOn: number | null = null): GroupCommand => ({
  type: 'changeCart',
  member: id(name),
  cart: CART,
  itemNames: {},
  basedOn,
});
const join = (name: string): GroupCommand => ({ type: 'join', member: aPerson(name) });
const leave = (name: string): GroupCommand => ({ type: 'leave', member: id(name) });
const ready = (name: string): GroupCommand => ({ type: 'setStatus', member: id(name), status: 'readyToCheckout' });
const include = (name: string, isIncluded: boolean): GroupCommand => ({
  type: 'include',
  member: id(name),
  isIncluded,
});
const checkout: GroupCommand = { type: 'enterStage', stage: 'checkout' };
const menu: GroupCommand = { type: 'enterStage', stage: 'menu' };

const outcome = (group: GroupOrder, command: GroupCommand, by: GroupActor): unknown => {
  const result = changeGroup(group, command, by);
  if (!result.ok) return result.problem;
  expect(isWellFormed(result.value)).toBe(true);
  return result.value.members.map(({ name }) => name).join(' ');
};

describe('stages (S2 §4 Group order)', () => {
  it('follow these transitions only', () => {
    const allowed = GROUP_STAGES.flatMap((from) =>
      GROUP_STAGES.filter((to) => canEnterStage(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual([
      'menu → checkout',
      'checkout → menu',
      'checkout → paying',
      'paying → checkout',
      'paying → completed',
    ]);
  });

  it.each([
    ["'to / when the stage returns to menu'", 'menu', null, 'menu', false],
    ["'to /checkout/holding on checkout or paying'", 'checkout', null, 'holding', true],
    ["'to /checkout/holding on checkout or paying'", 'paying', 'o', 'holding', true],
    ["'to /checkout/success/{orderId} on completed'", 'completed', 'o', 'success', true],
    ['completed, order id still unknown', 'completed', null, 'holding', true],
  ] as const)('redirects members %s', (_, stage, orderId, place, frozen) => {
    expect(findMembersPage({ stage, orderId })).toBe(place);
    expect(isFrozen({ stage })).toBe(frozen);
  });
});

const atCheckout: GroupOrder = { ...aGroup('ben', 'cem'), stage: 'checkout' };
const paying: GroupOrder = { ...atCheckout, stage: 'paying', orderId: 'o1' as OrderId };
const completed: GroupOrder = { ...paying, stage: 'completed' };
const closed: GroupOrder = { ...aGroup('ben'), closesAt: '2026-03-02T11:00:00.000Z' };
const full = aGroup(...Array.from({ length: 29 }, (_, index) => `m${index}`));

describe('members', () => {
  it.each<[string, GroupOrder, GroupCommand, GroupActor, string]>([
    ['joins at the end', aGroup('ben'), join('cem'), actor(null), 'ada ben cem'],
    ['cannot join twice', aGroup('ben'), join('ben'), actor(null), 'userTaken'],
    ['cannot join while the owner checks out', atCheckout, join('dana'), actor(null), 'frozen'],
    ['cannot join after the deadline', closed, join('cem'), actor(null), 'closed'],
    ['cannot join after the order', completed, join('dana'), actor(null), 'ordered'],
    ["cannot be the 31st: '30 members' (S3 G2)", full, join('ben'), actor(null), 'full'],
    [
      "leaves: 'Members may come and go while the stage is menu' (S3 G11)",
      aGroup('ben', 'cem'),
      leave('ben'),
      actor('ben'),
      'ada cem',
    ],
    ["'kicking is leave with the other member's id'", aGroup('ben', 'cem'), leave('ben'), actor('ada'), 'ada cem'],
    ['cannot be removed by another member', aGroup('ben', 'cem'), leave('ben'), actor('cem'), 'ownerOnly'],
    ['cannot be removed by a stranger', aGroup('ben'), leave('ben'), actor('eve'), 'notMember'],
    ['the owner can only disband', aGroup('ben'), leave('ada'), actor('ada'), 'ownerStays'],
    ['cannot leave without being a member', aGroup('ben'), leave('cem'), actor('cem'), 'notMember'],
    ['cannot leave the checkout', atCheckout, leave('ben'), actor('ben'), 'frozen'],
    [
      "leaves the checkout of an owner who is away: 'each takes his cart home' (S3 G15)",
      atCheckout,
      leave('ben'),
      actor('ben', { ownerIsAway: true }),
      'ada cem',
    ],
    ['cannot leave while the order is being paid', paying, leave('ben'), actor('ben', { ownerIsAway: true }), 'frozen'],
    ['changes their own cart', aGroup('ben'), change('ben'), actor('ben'), 'ada ben'],
    ["cannot change another's cart", aGroup('ben', 'cem'), change('ben'), actor('cem'), 'ownerOnly'],
    ["not even the owner changes another's cart", aGroup('ben'), change('ben'), actor('ada'), 'ownerOnly'],
    ["'Freezes member carts' (S3 G4)", atCheckout, change('ben'), actor('ben'), 'frozen'],
    ["'members' carts freeze at it' (S3 G18)", closed, change('ben'), actor('ben'), 'closed'],
    ['a stale tab does not overwrite the newer cart', aGroup('ben'), change('ben', 1), actor('ben'), 'cartChanged'],
    ['is ready after the deadline, too', closed, ready('ben'), actor('ben'), 'ada ben'],
    [
      'renames themselves while the owner checks out',
      atCheckout,
      { type: 'renameMember', member: id('ben'), name: 'Benno' },
      actor('ben'),
      'ada Benno cem',
    ],
    [
      "keeps their name while the order is being paid, because its lines and shares name people: 'the sum of shares is the total to the cent, always, after every change' (S3 G12)",
      paying,
      { type: 'renameMember', member: id('ben'), name: 'Benno' },
      actor('ben'),
      'frozen',
    ],
    ['the owner, too', paying, { type: 'renameMember', member: id('ada'), name: 'Adele' }, actor('ada'), 'frozen'],
    [
      'cannot rename another',
      aGroup('ben', 'cem'),
      { type: 'renameMember', member: id('ben'), name: 'Depp' },
      actor('cem'),
      'ownerOnly',
    ],
    [
      "cannot set the stage: 'only the owner's token may …' (S3 G2)",
      aGroup('ben'),
      checkout,
      actor('ben'),
      'ownerOnly',
    ],
    ['a stranger cannot set the stage', aGroup('ben'), checkout, actor(null), 'notMember'],
    ['cannot rename the group', aGroup('ben'), { type: 'renameGroup', name: 'Abendessen' }, actor('ben'), 'ownerOnly'],
    ['cannot decide who is included', aGroup('ben', 'cem'), include('cem', false), actor('ben'), 'ownerOnly'],
    ['cannot be left out while the order is being paid', paying, include('ben', false), actor('ada'), 'frozen'],
  ])('%s', (_, group, command, by, expected) => {
    expect(outcome(group, command, by)).toBe(expected);
  });

  it('may rejoin after being removed (S2 §4 Group order)', () => {
    const without = changeGroup(aGroup('ben'), leave('ben'), actor('ada'));
    expect(without.ok && outcome(without.value, join('ben'), actor(null))).toBe('ada ben');
  });

  it("'readyToCheckout' is undone by the next change (S3 G11)", () => {
    const isReady = changeGroup(aGroup('ben'), ready('ben'), actor('ben'));
    expect(isReady.ok && isReady.value.members[1]?.status).toBe('readyToCheckout');
    const changed = isReady.ok && changeGroup(isReady.value, change('ben'), actor('ben'));
    expect(changed && changed.ok && changed.value.members[1]).toMatchObject({
      status: 'menu',
      cartVersion: 1,
      cart: CART,
    });
  });

  it('an equal cart, sent again after a lost answer or as the first one, leaves a member ready', () => {
    const chosen = changeGroup(aGroup('ben'), change('ben'), actor('ben'));
    const isReady = chosen.ok && changeGroup(chosen.value, ready('ben'), actor('ben'));
    const again = isReady && isReady.ok && changeGroup(isReady.value, change('ben'), actor('ben'));
    expect(again && again.ok && again.value.members[1]).toMatchObject({ status: 'readyToCheckout', cartVersion: 2 });
  });

  it("'The owner alone confirms two-for-one promotions' (S2 §4): those of members are ignored", () => {
    const cart = {
      ...CART,
      confirmedTwoForOnePromotions: ['pasta'],
      deniedTwoForOnePromotions: [],
    } as unknown as typeof CART;
    const confirms = (name: string): unknown => {
      const changed = changeGroup(
        aGroup('ben'),
        { type: 'changeCart', member: id(name), cart, itemNames: {}, basedOn: null },
        actor(name),
      );
      return (
        changed.ok && changed.value.members.find((member) => member.name === name)?.cart.confirmedTwoForOnePromotions
      );
    };
    expect([confirms('ada'), confirms('ben')]).toEqual([['pasta'], []]);
  });

  it("'The owner is always included' (S3 C33)", () => {
    const result = changeGroup(aGroup('ben'), include('ada', false), actor('ada'));
    expect(result.ok && result.value.members[0]?.isIncluded).toBe(true);
  });

  it("'at least one member, unique member ids, exactly one owner' (S2 §5)", () => {
    expect(isWellFormed(aGroup('ben'))).toBe(true);
    expect(isWellFormed({ ...aGroup(), members: [] })).toBe(false);
    expect(isWellFormed(aGroup('ben', 'ben'))).toBe(false);
    expect(
      isWellFormed({
        ...aGroup(),
        members: [aMember('ada', { status: 'owner' }), aMember('ben', { status: 'owner' })],
      }),
    ).toBe(false);
  });
});

describe('the order of a group', () => {
  const o1 = 'o1' as OrderId;
  const o2 = 'o2' as OrderId;
  it.each([
    ['placed and paid in cash', atCheckout, { type: 'placed', orderId: o1, isPaid: true }, 'completed o1'],
    ['placed, to be paid online', atCheckout, { type: 'placed', orderId: o1, isPaid: false }, 'paying o1'],
    ['paid', paying, { type: 'paid', orderId: o1 }, 'completed o1'],
    ["'a failed payment returns to checkout'", paying, { type: 'failed', orderId: o1 }, 'checkout null'],
    [
      'a second order while the first is being paid',
      paying,
      { type: 'placed', orderId: o2, isPaid: true },
      'stageNotAllowed',
    ],
    ['a second order after the first', completed, { type: 'placed', orderId: o2, isPaid: true }, 'ordered'],
    ['an order from the menu', aGroup('ben'), { type: 'placed', orderId: o1, isPaid: true }, 'stageNotAllowed'],
    ['late money of an order that failed', atCheckout, { type: 'paid', orderId: o1 }, 'stageNotAllowed'],
    ['money reported twice', completed, { type: 'paid', orderId: o1 }, 'completed o1'],
  ] as const)('%s', (_, group, event, expected) => {
    const result = followOrder(group, event);
    expect(result.ok ? `${result.value.stage} ${result.value.orderId}` : result.problem).toBe(expected);
  });

  it('the owner returns to the menu before paying, not after', () => {
    const stages = [aGroup('ben'), atCheckout, paying, completed].map((group) => {
      const result = changeGroup(group, menu, actor('ada'));
      return result.ok ? result.value.stage : result.problem;
    });
    expect(stages).toEqual(['menu', 'menu', 'stageNotAllowed', 'ordered']);
  });

  it('the deadline is an instant of its own', () => {
    expect(isPastDeadline({ closesAt: null }, '2026-03-02T11:00:00.000Z')).toBe(false);
    expect(isPastDeadline(closed, '2026-03-02T10:59:59.999Z')).toBe(false);
    expect(isPastDeadline(closed, '2026-03-02T11:00:00.000Z')).toBe(true);
  });
});

describe('merging carts (S3 G3)', () => {
  const withCart = (name: string, more: Partial<GroupMember> = {}): GroupMember =>
    aMember(name, { cart: CART, ...more });
  const owner = withCart('Ada', { status: 'owner' });
  const gone = { ...CART, items: [{ dishId: 'gibt-es-nicht', amount: 1, without: [], extras: [] }] };
  const menu = aMenu({ dishes: [aDish({ id: 'pizza' })] });
  it.each<[string, readonly GroupMember[], string, boolean]>([
    ["'owner, then by joining'", [owner, withCart('Ben'), withCart('Cem')], 'Ada Ben Cem', true],
    ["'einschließen' off (S3 G5)", [owner, withCart('Ben', { isIncluded: false }), withCart('Cem')], 'Ada Cem', true],
    ["'once at least two members of the group have lines' (S3 C33)", [owner, aMember('Ben')], 'Ada', false],
    [
      "'whoever is not included counts for nothing' (S3 C33)",
      [owner, withCart('Ben', { isIncluded: false })],
      'Ada',
      false,
    ],
    [
      "'lines that can be ordered now; a cart whose lines are all dropped does not count' (S3 C41)",
      [owner, withCart('Ben', { cart: gone })],
      'Ada Ben',
      false,
    ],
    [
      'the owner eats nothing',
      [aMember('Ada', { status: 'owner' }), withCart('Ben'), withCart('Cem')],
      'Ben Cem',
      true,
    ],
  ])('%s', (_, members, names, isActive) => {
    const merged = mergeCarts({ members });
    expect(merged.items.map(({ memberName }) => memberName).join(' ')).toBe(names);
    expect(merged.ownerName).toBe('Ada');
    expect(isGroupActive(restoreCart(merged, menu, aPricingContext()).cart)).toBe(isActive);
  });

  it("'Members differ by userId' (S3 C33): equal names get a number, and never one that is taken", () => {
    const names = ['Ben', 'Ben', 'Ben (2)', 'Ben'];
    const members = names.map((name, index) => ({ ...aMember(`m${index}`), name }));
    expect([...labelMembers(members).values()]).toEqual(['Ben', 'Ben (2)', 'Ben (2) (2)', 'Ben (3)']);
  });
});

describe('codes (S3 G2)', () => {
  it("are '8 unambiguous characters', each equally likely", () => {
    const letters = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const code = toGroupCode(new Uint8Array(8).fill(byte));
      if (code) letters.set(code, (letters.get(code) ?? 0) + 1);
    }
    expect(letters.size).toBe(31);
    expect(new Set(letters.values()).size).toBe(1);
    expect([...letters.keys()].join('')).not.toMatch(/[01ILO]/);
  });

  it.each([
    ['K7M4X2QH', 'K7M4X2QH'],
    [' k7m4 x2qh ', 'K7M4X2QH'],
    ['k7m4-x2qh', 'K7M4X2QH'],
    ['K7M4X2Q', null],
    ['K7M4X2Q0', null],
    ['', null],
  ])('reads %j', (text, expected) => {
    expect(readGroupCode(text)).toBe(expected);
  });
});

describe('the discount of groups', () => {
  const discount = (value: number, minimum: number) =>
    ({ discountType: 'percent', value, minimumOrderValue: toCents(minimum) }) as never;
  it.each([
    [0, 0, 500, 5000],
    [4999, 0, 500, 1],
    [5000, 500, 1000, 3000],
    [8000, 1000, 0, 0],
  ])('at %i cents: reached %i, next %i, missing %i', (subtotal, reached, next, missing) => {
    const goods = { subtotal: toCents(subtotal), cartDiscount: toCents((subtotal * reached) / 10_000) };
    const progress = measureGroupDiscounts([discount(1000, 8000), discount(500, 5000)], goods);
    expect([progress.reached?.value ?? 0, progress.next?.value ?? 0, progress.missing]).toEqual([
      reached,
      next,
      missing,
    ]);
  });
});

describe('paying the owner back (S3 G14)', () => {
  it.each([
    ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['AT611904300234573201', 'AT611904300234573201'],
    ['DE89 3704 0044 0532 0130 01', null],
    ['DE89 3704 0044 0532 0130 0', null],
    ['Sparkasse', null],
    ['', null],
  ])('reads the IBAN %j', (text, expected) => {
    expect(readIban(text)).toBe(expected);
  });

  it('prints it in groups of four', () => {
    expect(formatIban('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  });

  it('is a GiroCode as EPC069-12 describes it', () => {
    const code = {
      iban: 'DE89370400440532013000',
      name: 'Ada  Köhler',
      amount: toCents(891),
      reason: 'Mittagspause, Gesa',
    };
    expect(toGiroCode(code)).toBe(
      'BCD\n002\n1\nSCT\n\nAda Köhler\nDE89370400440532013000\nEUR8.91\n\n\nMittagspause, Gesa',
    );
  });
});

// S3 G17
describe('a group that follows its owner to another branch', () => {
  const lost = { code: 'dishUnknown', item: 'Pasta', dropped: true } as const;
  const translate = () => ({ items: CART.items, lostItems: [lost], itemNames: {} });
  const moved = (group: GroupOrder, by: string) => moveGroup(group, translate, actor(by));

  it('is back at the menu, with the carts as they are there and everyone choosing', () => {
    const group = { ...aGroup('ben'), stage: 'checkout' } as const;
    const [, ben] = group.members;
    const ready = {
      ...group,
      members: group.members.map((each) => (each === ben ? { ...each, status: 'readyToCheckout' as const } : each)),
    };
    const result = moved(ready, 'ada');
    expect(result).toMatchObject({
      ok: true,
      value: { stage: 'menu', members: [{ status: 'owner' }, { status: 'menu' }] },
    });
    expect(result.ok && result.value.members[1]).toMatchObject({ cart: CART, cartVersion: 1, lostItems: [lost] });
  });

  it('forgets what was lost once the member chooses again', () => {
    const result = moved(aGroup('ben'), 'ada');
    const after = result.ok && changeGroup(result.value, change('ben'), actor('ben'));
    expect(after && after.ok && after.value.members.map(({ lostItems }) => lostItems.length)).toEqual([1, 0]);
  });

  it.each([
    ['a member', 'menu', 'ben', 'ownerOnly'],
    ['a stranger', 'menu', 'eve', 'notMember'],
    ['the owner while it is paid', 'paying', 'ada', 'frozen'],
    ['the owner once it has ordered', 'completed', 'ada', 'ordered'],
  ] as const)('is not moved by %s', (_, stage, by, problem) => {
    expect(moved({ ...aGroup('ben'), stage }, by)).toEqual({ ok: false, problem });
  });
});
