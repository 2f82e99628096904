import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { add, type MemberId, NO_CENTS } from '@tischlein/domain';
import {
  type GroupMember,
  type GroupOrder,
  isOwner,
  labelMembers,
  OWNER_AWAY_AFTER,
} from '@tischlein/domain/group-order';
import { secondsBetween } from '../clock.ts';
import type { StoredGroup } from './group-rows.ts';
import type { GroupPrice } from './price-group.ts';

type Member = GroupOrderAnswer['members'][number];

/** A group with its price: what every answer is made from. */
export interface PricedGroup {
  readonly stored: StoredGroup;
  readonly price: GroupPrice;
}

interface Viewer {
  /** null: someone with the code alone. */
  readonly memberId: MemberId | null;
  readonly now: string;
}

export const isOwnerAway = ({ ownerSeenAt }: Pick<StoredGroup, 'ownerSeenAt'>, now: string): boolean =>
  secondsBetween(ownerSeenAt, now) > OWNER_AWAY_AFTER;

/**
 * The group as this member sees it: others' dishes without their prices, and only their own share; the owner sees
 * everything, someone with the code alone sees the names (S2 §4, S3 G12, G18).
 */
export function toGroupAnswer({ stored, price }: PricedGroup, { memberId, now }: Viewer): GroupOrderAnswer {
  const { group, version, expiresAt } = stored;
  const { id, code, name, owner, stage, isPickup, serveAt, closesAt } = group;
  const isMember = memberId !== null;
  const seesAll = isOwner(group, memberId);
  const labels = labelMembers(group.members);
  const members = group.members.map((member) => ({
    member,
    label: labels.get(member.id) ?? member.name,
    isSeen: seesAll || member.id === memberId,
  }));
  const seenLabels = new Set(members.filter(({ isSeen }) => isSeen).map(({ label }) => label));
  return {
    id,
    code,
    name,
    owner,
    members: members.map((seen) => toMember(seen, { price, isMember })),
    stage,
    isPickup,
    serveAt,
    orderId: isMember ? toOrderReference(group, seesAll) : null,
    closesAt,
    expiresAt,
    version,
    memberId,
    ownerIsAway: stage !== 'completed' && isOwnerAway(stored, now),
    subtotal: isMember ? price.subtotal : NO_CENTS,
    total: seesAll ? price.total : NO_CENTS,
    saving: isMember ? price.saving : NO_CENTS,
    shares: price.shares.filter(({ memberName }) => seenLabels.has(memberName)),
    problems: price.problems.filter(({ memberId: of }) => seesAll || of === memberId),
    iban: seesAll || (isMember && stage === 'completed') ? group.iban : null,
  };
}

// Members find the order by the group's id, without what the others pay (S3 G18).
const toOrderReference = ({ id, orderId }: GroupOrder, seesAll: boolean): string | null =>
  seesAll || orderId === null ? orderId : id;

interface SeenMember {
  readonly member: GroupMember;
  readonly label: string;
  /** Whether the prices of their cart are shown. */
  readonly isSeen: boolean;
}

function toMember(
  { member, label, isSeen }: SeenMember,
  { price, isMember }: { readonly price: GroupPrice; readonly isMember: boolean },
): Member {
  const { id, userId, name, status, cart, cartVersion, itemNames, isIncluded } = member;
  const share = price.shares.find(({ memberName }) => memberName === label);
  const total = share ? add(share.goods, share.deposits) : (price.leftOut.get(id) ?? NO_CENTS);
  return {
    id,
    userId,
    name,
    label,
    status,
    included: isIncluded,
    cart: {
      total: isSeen ? total : null,
      items: isMember ? cart.items : [],
      confirmedTwoForOnePromotions: isMember ? [...cart.confirmedTwoForOnePromotions] : [],
      version: isSeen ? cartVersion : 0,
      itemNames: isMember ? itemNames : {},
    },
  };
}
