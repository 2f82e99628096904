import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../money.ts';
import type { GroupOrderId, MemberId, OrderId, UserId } from '../ids.ts';
import { isOwner, isWellFormed, joinGroup, leaveGroup } from './group-members.ts';
import { readGroupName } from './group-name.ts';
import { GROUP_STAGES, type GroupMember, type GroupOrder } from './group-order.ts';
import { canEnterStage, isFrozen, findMembersPage } from './group-stage.ts';

const id = (name: string): MemberId => name as MemberId;
const aMember = (name: string, status: GroupMember['status'] = 'menu'): GroupMember => ({
  id: id(name),
  userId: `user-${name}` as UserId,
  name,
  status,
  cart: { total: toCents(0), items: [], confirmedTwoForOnePromotions: [] },
});
const aGroup = (...names: string[]): GroupOrder => ({
  id: 'g' as GroupOrderId,
  code: 'ABCD2345',
  name: 'Mittagspause',
  owner: 'user-ada' as UserId,
  members: [aMember('ada', 'owner'), ...names.map((name) => aMember(name))],
  stage: 'menu',
  isPickup: false,
  orderId: null,
});

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
    expect(findMembersPage({ stage, orderId: orderId as OrderId | null })).toBe(place);
    expect(isFrozen({ stage })).toBe(frozen);
  });
});

describe('members', () => {
  const names = (result: ReturnType<typeof joinGroup>): unknown =>
    result.ok ? result.value.members.map(({ name }) => name) : result.problem;
  it.each([
    ['joins at the end', joinGroup(aGroup('ben'), aMember('cem')), ['ada', 'ben', 'cem']],
    ['joins as a member, whatever status is claimed', joinGroup(aGroup(), aMember('ben', 'owner')), ['ada', 'ben']],
    ['cannot join twice', joinGroup(aGroup('ben'), aMember('ben')), 'alreadyMember'],
    ['cannot join while the owner checks out', joinGroup({ ...aGroup(), stage: 'checkout' }, aMember('ben')), 'frozen'],
    [
      'cannot be the 31st (S3 G2)',
      joinGroup(aGroup(...Array.from({ length: 29 }, (_, index) => `m${index}`)), aMember('ben')),
      'full',
    ],
    ['leaves', leaveGroup(aGroup('ben', 'cem'), id('ben'), id('ben')), ['ada', 'cem']],
    ['can be removed by the owner', leaveGroup(aGroup('ben', 'cem'), id('ben'), id('ada')), ['ada', 'cem']],
    ['cannot be removed by another member', leaveGroup(aGroup('ben', 'cem'), id('ben'), id('cem')), 'notAllowed'],
    ['the owner can only disband', leaveGroup(aGroup('ben'), id('ada'), id('ada')), 'ownerStays'],
    ['cannot leave without being a member', leaveGroup(aGroup('ben'), id('cem'), id('cem')), 'notMember'],
  ])('%s', (_, result, expected) => {
    expect(names(result)).toEqual(expected);
    if (result.ok) expect(isWellFormed(result.value)).toBe(true);
  });

  it('may re-join after being removed (S2 §4 Group order)', () => {
    const without = leaveGroup(aGroup('ben'), id('ben'), id('ada'));
    expect(without.ok && joinGroup(without.value, aMember('ben')).ok).toBe(true);
  });

  it("'at least one member, unique member ids, exactly one owner' (S2 §5)", () => {
    expect(isWellFormed(aGroup('ben'))).toBe(true);
    expect(isWellFormed({ ...aGroup(), members: [] })).toBe(false);
    expect(isWellFormed(aGroup('ben', 'ben'))).toBe(false);
    expect(isWellFormed({ ...aGroup(), members: [aMember('ada', 'owner'), aMember('ben', 'owner')] })).toBe(false);
    expect(isOwner(aGroup('ben'), id('ada'))).toBe(true);
    expect(isOwner(aGroup('ben'), id('ben'))).toBe(false);
  });
});

describe('names (S2 §5 Group, S3 G8)', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada  Köhler ', 'Ada Köhler'],
    ['李小龍', '李小龍'],
    ['Mu\u0308ller', 'Müller'],
    ['🍕🍕🍕', '🍕🍕🍕'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['Al', 'tooShort'],
    ['   ', 'tooShort'],
    ['', 'tooShort'],
    ['a'.repeat(41), 'tooLong'],
    ['Ada\u0000', 'invalid'],
    ['Ada\u202egnp', 'invalid'],
  ])('%j', (text, expected) => {
    const result = readGroupName(text);
    expect(result.ok ? result.value : result.problem).toBe(expected);
  });

  it('reading a name is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const result = readGroupName(text);
        expect(result.ok ? readGroupName(result.value) : result).toEqual(result);
      }),
    );
  });
});
