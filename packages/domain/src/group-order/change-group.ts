import type { MemberId } from '../ids.ts';
import { fail, ok, type Result } from '../result.ts';
import {
  EMPTY_CART,
  findMember,
  type GroupMember,
  type GroupOrder,
  type MemberCart,
  MOST_MEMBERS,
} from './group-order.ts';
import { canEnterStage, isFrozen, isPastDeadline } from './group-stage.ts';
import type { ItemNames } from './item-names.ts';

/** What members and the owner do (S2 §7 group-order). */
export type GroupCommand =
  | { readonly type: 'join'; readonly member: Pick<GroupMember, 'id' | 'userId' | 'name'> }
  | { readonly type: 'leave'; readonly member: MemberId }
  | { readonly type: 'renameMember'; readonly member: MemberId; readonly name: string }
  | {
      readonly type: 'changeCart';
      readonly member: MemberId;
      readonly cart: MemberCart;
      readonly itemNames: ItemNames;
      /** The version it replaces; null: any. */
      readonly basedOn: number | null;
    }
  | { readonly type: 'setStatus'; readonly member: MemberId; readonly status: 'readyToCheckout' | 'menu' }
  | { readonly type: 'include'; readonly member: MemberId; readonly isIncluded: boolean }
  | OwnersCommand;

type OwnersCommand =
  | { readonly type: 'renameGroup'; readonly name: string }
  | { readonly type: 'setPickup'; readonly isPickup: boolean }
  | { readonly type: 'setServeAt'; readonly serveAt: string | null }
  | { readonly type: 'setClosesAt'; readonly closesAt: string | null }
  | { readonly type: 'setIban'; readonly iban: string | null }
  | { readonly type: 'enterStage'; readonly stage: 'menu' | 'checkout' };

/** Why a command is refused. */
export type GroupProblem =
  | 'full'
  | 'frozen'
  | 'closed'
  | 'ordered'
  | 'userTaken'
  | 'notMember'
  | 'ownerStays'
  | 'ownerOnly'
  | 'stageNotAllowed'
  | 'cartChanged';

/** Who commands, and when. */
export interface GroupActor {
  /** null: no member yet. */
  readonly by: MemberId | null;
  /** UTC */
  readonly now: string;
  /** No sign of the owner for 30 minutes (S3 G15). */
  readonly ownerIsAway: boolean;
}

type Change = Result<GroupOrder, GroupProblem>;

/**
 * Carries out a command, or says why not. The owner alone changes the group and decides who is included; everyone
 * changes their own cart, name and status; carts freeze at the deadline and outside the menu stage, names with the order
 * (S2 §6, S3 G2 to G18).
 */
export function changeGroup(group: GroupOrder, command: GroupCommand, actor: GroupActor): Change {
  switch (command.type) {
    case 'join':
      return join(group, command.member, actor);
    case 'leave':
      return leave(group, command.member, actor);
    case 'renameMember':
    case 'changeCart':
    case 'setStatus':
      return changeOwnEntry(group, command, actor);
    case 'include':
      return include(group, command, actor);
    case 'renameGroup':
    case 'setPickup':
    case 'setServeAt':
    case 'setClosesAt':
    case 'setIban':
    case 'enterStage':
      return isOwner(group, actor.by) ? changeAsOwner(group, command) : refuseStranger(group, actor);
  }
}

/** The owner alone checks out, renames the group, removes members and sets its stage (S2 §6). */
export const isOwner = (group: GroupOrder, member: MemberId | null): boolean =>
  findMember(group, member)?.status === 'owner';

const refuseStranger = (group: GroupOrder, { by }: GroupActor): Change =>
  fail(findMember(group, by) ? 'ownerOnly' : 'notMember');

function join(group: GroupOrder, member: Pick<GroupMember, 'id' | 'userId' | 'name'>, { now }: GroupActor): Change {
  if (group.members.some(({ id, userId }) => id === member.id || userId === member.userId)) return fail('userTaken');
  if (group.stage === 'completed') return fail('ordered');
  if (isFrozen(group)) return fail('frozen');
  if (isPastDeadline(group, now)) return fail('closed');
  if (group.members.length >= MOST_MEMBERS) return fail('full');
  const joined: GroupMember = {
    ...member,
    status: 'menu',
    isIncluded: true,
    cart: EMPTY_CART,
    cartVersion: 0,
    lostItems: [],
    itemNames: {},
  };
  return ok({ ...group, members: [...group.members, joined] });
}

/** The owner can only disband the group. While the owner is away, members may leave the checkout, too (S3 G11, G15). */
function leave(group: GroupOrder, leaving: MemberId, { by, ownerIsAway }: GroupActor): Change {
  const member = findMember(group, leaving);
  if (!member || !findMember(group, by)) return fail('notMember');
  if (leaving !== by && !isOwner(group, by)) return fail('ownerOnly');
  if (member.status === 'owner') return fail('ownerStays');
  if (group.stage === 'completed') return fail('ordered');
  const isLeft = ownerIsAway && leaving === by && group.stage === 'checkout';
  if (isFrozen(group) && !isLeft) return fail('frozen');
  return ok({ ...group, members: group.members.filter(({ id }) => id !== leaving) });
}

type OwnEntryCommand = Extract<GroupCommand, { readonly type: 'renameMember' | 'changeCart' | 'setStatus' }>;

function changeOwnEntry(group: GroupOrder, command: OwnEntryCommand, { by, now }: GroupActor): Change {
  const member = findMember(group, command.member);
  if (!member || !findMember(group, by)) return fail('notMember');
  if (member.id !== by) return fail('ownerOnly');
  if (group.stage === 'completed') return fail('ordered');
  if (command.type === 'renameMember') return rename(group, member, command.name);
  if (isFrozen(group)) return fail('frozen');
  if (command.type === 'setStatus')
    return member.status === 'owner' ? ok(group) : replace(group, { ...member, status: command.status });
  if (isPastDeadline(group, now)) return fail('closed');
  return replaceCart(group, member, command);
}

/** Lines and shares of an order name people, so names are fixed from the order on (S3 G12). */
const rename = (group: GroupOrder, member: GroupMember, name: string): Change =>
  group.stage === 'paying' ? fail('frozen') : replace(group, { ...member, name });

/** A new cart is not ready yet, the same one sent again still is (S3 G11). Promotions are confirmed by the owner alone (S3 G13). */
function replaceCart(
  group: GroupOrder,
  member: GroupMember,
  { cart, itemNames, basedOn }: Extract<GroupCommand, { readonly type: 'changeCart' }>,
): Change {
  if (basedOn !== null && basedOn !== member.cartVersion) return fail('cartChanged');
  const isOfOwner = member.status === 'owner';
  const isSame = JSON.stringify(cart.items) === JSON.stringify(member.cart.items);
  return replace(group, {
    ...member,
    status: isOfOwner || isSame ? member.status : 'menu',
    cart: isOfOwner ? cart : { ...EMPTY_CART, items: cart.items },
    cartVersion: member.cartVersion + 1,
    lostItems: [],
    itemNames,
  });
}

function include(
  group: GroupOrder,
  { member: id, isIncluded }: Extract<GroupCommand, { readonly type: 'include' }>,
  actor: GroupActor,
): Change {
  if (!isOwner(group, actor.by)) return refuseStranger(group, actor);
  const member = findMember(group, id);
  if (!member) return fail('notMember');
  if (group.stage === 'completed') return fail('ordered');
  if (group.stage === 'paying') return fail('frozen');
  // The owner is always included (S3 C33).
  return replace(group, { ...member, isIncluded: isIncluded || member.status === 'owner' });
}

function changeAsOwner(group: GroupOrder, command: OwnersCommand): Change {
  if (command.type === 'setIban') return ok({ ...group, iban: command.iban });
  if (group.stage === 'completed') return fail('ordered');
  switch (command.type) {
    case 'renameGroup':
      return ok({ ...group, name: command.name });
    case 'setPickup':
      return group.stage === 'paying' ? fail('frozen') : ok({ ...group, isPickup: command.isPickup });
    case 'setServeAt':
      if (group.serveAt === command.serveAt) return ok(group);
      return group.stage === 'paying' ? fail('frozen') : ok({ ...group, serveAt: command.serveAt });
    case 'setClosesAt':
      return isFrozen(group) ? fail('frozen') : ok({ ...group, closesAt: command.closesAt });
    case 'enterStage':
      return enterStage(group, command.stage);
  }
}

// Entering a stage again changes nothing, so that a repeated request succeeds.
function enterStage(group: GroupOrder, stage: 'menu' | 'checkout'): Change {
  if (stage === group.stage) return ok(group);
  if (group.stage === 'paying' || !canEnterStage(group.stage, stage)) return fail('stageNotAllowed');
  return ok({ ...group, stage });
}

/**
 * Takes the group along to another branch, where everyone chooses again: `translate` finds a cart in the menu there. Offers
 * are decided anew (S3 G17).
 */
export function moveGroup(
  group: GroupOrder,
  translate: (member: GroupMember) => Pick<GroupMember, 'lostItems' | 'itemNames'> & Pick<MemberCart, 'items'>,
  actor: GroupActor,
): Change {
  if (!isOwner(group, actor.by)) return refuseStranger(group, actor);
  if (group.stage === 'completed') return fail('ordered');
  if (group.stage === 'paying') return fail('frozen');
  const members = group.members.map((member): GroupMember => {
    const { items, lostItems, itemNames } = translate(member);
    const status = member.status === 'owner' ? 'owner' : 'menu';
    const cart = { ...EMPTY_CART, items };
    return { ...member, status, cart, cartVersion: member.cartVersion + 1, lostItems, itemNames };
  });
  // Its hours are not those of the other branch.
  return ok({ ...group, stage: 'menu', serveAt: null, members });
}

const replace = (group: GroupOrder, changed: GroupMember): Change =>
  ok({ ...group, members: group.members.map((member) => (member.id === changed.id ? changed : member)) });
