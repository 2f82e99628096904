import type { Cart } from '../cart/cart.ts';
import type { MemberId } from '../ids.ts';
import type { SavedItem } from '../cart/saved-cart.ts';
import type { GroupMember, GroupOrder } from './group-order.ts';

/** The carts of a group as one, as it is priced and ordered (S3 G3). */
export interface MergedCart {
  /** Each with its member's label; the owner's first, then in the order of joining. */
  readonly items: readonly SavedItem[];
  /** Labels of the included members, the owner first. */
  readonly memberNames: readonly string[];
  readonly ownerName: string;
}

/** Merges the carts of the included members. */
export function mergeCarts(group: Pick<GroupOrder, 'members'>): MergedCart {
  const labels = labelMembers(group.members);
  const included = group.members.filter(({ isIncluded }) => isIncluded);
  const label = ({ id }: GroupMember): string => labels.get(id) ?? '';
  const owner = group.members.find(({ status }) => status === 'owner');
  return {
    items: included.flatMap((member) => labelItems(member.cart.items, label(member))),
    memberNames: included.map(label),
    ownerName: owner ? label(owner) : '',
  };
}

/** Group-only offers and the discounts of groups count: two members have lines that can be ordered (S3 C33, C41). */
export const isGroupActive = ({ lines }: Cart): boolean => new Set(lines.map(({ memberName }) => memberName)).size >= 2;

export const labelItems = (items: readonly SavedItem[], memberName: string): SavedItem[] =>
  items.map((item) => ({ ...item, memberName }));

/**
 * The names on lines, tickets and shares. Names may occur twice, members differ by their id (S3 C33), so the second Ben is
 * 'Ben (2)'.
 */
export function labelMembers(members: readonly GroupMember[]): ReadonlyMap<MemberId, string> {
  const taken = new Set<string>();
  const labels = new Map<MemberId, string>();
  for (const { id, name } of members) {
    const label = findFreeLabel(name, taken);
    taken.add(label);
    labels.set(id, label);
  }
  return labels;
}

function findFreeLabel(name: string, taken: ReadonlySet<string>): string {
  let label = name;
  for (let count = 2; taken.has(label); count += 1) label = `${name} (${count})`;
  return label;
}
