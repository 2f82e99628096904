import type { GroupOrderAnswer, GroupOrderChange, MemberChange } from '@tischlein/contract/shop';
import type { MemberId } from '@tischlein/domain';
import {
  findMember,
  type GroupCommand,
  type GroupOrder,
  nameItems,
  readGroupName,
  readIban,
} from '@tischlein/domain/group-order';
import type { Menu } from '@tischlein/domain/menu';
import type { ProblemCode } from '@tischlein/wording';
import { isAtOrAfter } from '../clock.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { type ChangeOutcome, commandGroup, disbandGroup } from './change-group-order.ts';
import { returnFromPaying } from './return-from-paying.ts';

interface OwnersRequest {
  readonly change: GroupOrderChange;
  /** The group as the member who asks knows it. */
  readonly before: GroupOrderAnswer;
  readonly session: string;
}

/** Carries out a change of the group, or throws its problem. */
export async function changeAsOwner(deps: Deps, shop: LoadedShop, asked: OwnersRequest): Promise<void> {
  const { change, before, session } = asked;
  const request = { groupId: before.id, session };
  if (!isOwner(before)) throw refuse('groupOwnerOnly');
  if (change.disband) return requireChanged(await disbandGroup(deps, shop, request));
  if (change.stage === 'checkout' && before.stage === 'paying') return returnFromPaying(deps, shop, request);
  const command = toGroupCommand(change, { before, now: deps.clock.now() });
  if (command) requireChanged(await commandGroup(deps, shop, { ...request, command: () => command }));
}

const isOwner = ({ members, memberId: me }: GroupOrderAnswer): boolean =>
  members.some(({ id, status }) => id === me && status === 'owner');

interface BeforeChange {
  readonly before: GroupOrderAnswer;
  readonly now: string;
}

/** null: nothing to do. */
function toGroupCommand(change: GroupOrderChange, { before, now }: BeforeChange): GroupCommand | null {
  const { isPickup, serveAt, name, stage, closesAt, iban, orderId } = change;
  if (isPickup !== undefined) return { type: 'setPickup', isPickup };
  if (serveAt !== undefined) return { type: 'setServeAt', serveAt };
  if (name !== undefined) return { type: 'renameGroup', name: requireName(name, 'groupNameInvalid') };
  if (closesAt !== undefined)
    return { type: 'setClosesAt', closesAt: closesAt && requireDeadline(closesAt, { before, now }) };
  if (iban !== undefined) return { type: 'setIban', iban: iban && requireIban(iban) };
  if (stage === 'menu' || stage === 'checkout') return { type: 'enterStage', stage };
  // The server names the order, and enters these stages with it; the owner's page may say so again (S2 §4).
  if (orderId !== undefined && orderId !== before.orderId) throw refuse('orderUnknown');
  if (stage !== undefined && stage !== before.stage) throw refuse('groupStageNotAllowed');
  return null;
}

interface ChangedMember {
  readonly member: MemberId;
  readonly group: Pick<GroupOrder, 'members'>;
  readonly menu: Menu;
}

export function toMemberCommand(
  { cart, name, status, included }: MemberChange,
  { member, group, menu }: ChangedMember,
): GroupCommand {
  if (cart !== undefined) {
    const { basedOn = null, items, confirmedTwoForOnePromotions, deniedTwoForOnePromotions } = cart;
    const saved = { items, confirmedTwoForOnePromotions, deniedTwoForOnePromotions };
    const itemNames = nameItems(items, menu, findMember(group, member)?.itemNames);
    return { type: 'changeCart', member, cart: saved, itemNames, basedOn };
  }
  if (name !== undefined) return { type: 'renameMember', member, name: requireName(name, 'ownNameInvalid') };
  if (status !== undefined) return { type: 'setStatus', member, status };
  if (included !== undefined) return { type: 'include', member, isIncluded: included };
  return { type: 'leave', member };
}

export function requireName(text: string, problem: 'groupNameInvalid' | 'ownNameInvalid'): string {
  const name = readGroupName(text);
  if (!name.ok) throw refuse(problem);
  return name.value;
}

function requireIban(text: string): string {
  const iban = readIban(text);
  if (iban === null) throw refuse('ibanInvalid');
  return iban;
}

function requireDeadline(closesAt: string, { before, now }: BeforeChange): string {
  if (isAtOrAfter(now, closesAt) || isAtOrAfter(closesAt, before.expiresAt)) throw refuse('deadlineInvalid');
  return closesAt;
}

const PROBLEMS = {
  unknown: 'groupUnknown',
  full: 'groupFull',
  frozen: 'groupFrozen',
  closed: 'groupClosed',
  ordered: 'groupOrdered',
  userTaken: 'groupUserTaken',
  notMember: 'groupNotMember',
  ownerStays: 'groupOwnerStays',
  ownerOnly: 'groupOwnerOnly',
  stageNotAllowed: 'groupStageNotAllowed',
  cartChanged: 'groupCartChanged',
} as const satisfies Record<NonNullable<ChangeOutcome>, ProblemCode>;

export const toProblem = (code: NonNullable<ChangeOutcome>) => refuse(PROBLEMS[code]);

export function requireChanged(outcome: ChangeOutcome): void {
  if (outcome !== null) throw toProblem(outcome);
}
