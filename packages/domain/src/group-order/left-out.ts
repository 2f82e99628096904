import type { CartProblem, MembersItem } from '../cart/saved-cart.ts';
import type { MemberId } from '../ids.ts';
import type { ItemNames } from './item-names.ts';

/** An item of a member, or a part of one, that cannot be had now and is left out of the order (S3 G19). */
export interface LeftOut extends CartProblem {
  /** The same as long as the same is missing, whatever the reason. */
  readonly id: string;
  readonly memberId: MemberId;
  readonly of: MembersItem;
}

/** A member with their name on lines (`labelMembers`). */
export interface LabelledMember {
  readonly id: MemberId;
  readonly label: string;
  /** Of the items in their cart. */
  readonly itemNames: ItemNames;
}

/** Each item once: by its parts that are missing, or as a whole by the first reason. Problems of the owner's offers are none. */
export function listLeftOut(problems: readonly CartProblem[], members: readonly LabelledMember[]): LeftOut[] {
  const byItem = Map.groupBy(problems.filter(isOfMember), ({ of }) => of);
  return [...byItem.values()].flatMap(nameOnce).flatMap((problem) => {
    const member = members.find(({ label }) => label === problem.of.memberName);
    return member ? { ...withNames(problem, member), id: describe(problem, member.id), memberId: member.id } : [];
  });
}

/** The menu no longer has them, so the problem has their ids. */
function withNames(problem: MembersProblem, { itemNames }: LabelledMember): MembersProblem {
  const findName = (id: string): string => (Object.hasOwn(itemNames, id) ? itemNames[id] : undefined) ?? id;
  if (problem.code === 'dishUnknown' || problem.code === 'comboUnknown')
    return { ...problem, item: findName(problem.item) };
  if (problem.code !== 'slotDishUnsuitable' || problem.part === undefined) return problem;
  return { ...problem, part: findName(problem.part) };
}

type MembersProblem = CartProblem & Pick<LeftOut, 'of'>;

const isOfMember = (problem: CartProblem): problem is MembersProblem => problem.of !== undefined;

function nameOnce(problems: readonly MembersProblem[]): readonly MembersProblem[] {
  const dropped = problems.find((problem) => problem.dropped);
  if (!dropped) return problems;
  // A mandatory group is incomplete because what was chosen in it is missing.
  const cause = dropped.code === 'groupBelowMinimum' ? problems.find(({ code }) => MISSING_PARTS.has(code)) : undefined;
  return [{ ...(cause ?? dropped), dropped: true }];
}

const MISSING_PARTS: ReadonlySet<CartProblem['code']> = new Set([
  'partSoldOut',
  'partDeclarationsUnknown',
  'partParticularsMissing',
]);

function describe({ code, part = '', dropped, of: { itemId, amount } }: MembersProblem, member: MemberId): string {
  const what = dropped ? 'whole' : `${code === 'extraAmountReduced' ? 'less' : 'part'} ${part}`;
  return `${member} ${amount} ${itemId} ${what}`;
}

/** What the owner has not agreed to leave out: `seen` holds an id as often as it was agreed to (S3 G19). */
export function findUnseen<Missing extends Pick<LeftOut, 'id'>>(
  leftOut: readonly Missing[],
  seen: readonly string[],
): readonly Missing[] {
  const rest = new Map<string, number>();
  for (const id of seen) rest.set(id, (rest.get(id) ?? 0) + 1);
  return leftOut.filter(({ id }) => {
    const count = rest.get(id) ?? 0;
    rest.set(id, count - 1);
    return count <= 0;
  });
}
