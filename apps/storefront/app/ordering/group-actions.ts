import * as calls from '@tischlein/contract/calls';
import type { GroupOrderAnswer, GroupOrderChange, MemberChangeRequest, MovedGroup } from '@tischlein/contract/shop';
import type { Answer as Sent } from '@tischlein/ui/answer';
import { send } from '../api/send.ts';
import type { ShopPage } from '../context/shop-context.ts';
import { findUserId, getMembership, type Membership, readStoredMembership } from './group-membership.ts';
import type { GroupState } from './group-remote.ts';
import { getGroupRemote } from './use-group.ts';

type Answer = Sent<GroupOrderAnswer>;

interface Names {
  readonly groupName: string;
  readonly userName: string;
  readonly isPickup: boolean;
}

/** Creates a group; the cart of its creator comes along. */
export async function createGroup(page: ShopPage, names: Names): Promise<Answer> {
  const params = { shop: page.shop.id };
  const answer = await send(calls.createGroupOrder, { params, body: { ...names, userId: findUserId() } });
  if (answer.ok) enter(page, answer.value, { orderId: null, setAside: null });
  return answer;
}

/** Joins a group. A cart from before is set aside and offered (S3 G10). */
export async function joinGroup(
  page: ShopPage,
  { group, userName }: { readonly group: string; readonly userName: string },
): Promise<Answer> {
  const params = { shop: page.shop.id, group };
  const answer = await send(calls.joinGroup, { params, body: { userName, userId: findUserId() } });
  if (answer.ok) enterAgain(page, answer.value);
  return answer;
}

/** Follows a group in which this guest is a member already; a group that has ordered leaves the cart alone. */
export function enterAgain(page: ShopPage, group: GroupOrderAnswer): void {
  const { shop, guest } = page;
  const known = getMembership(shop.id).get();
  if (group.stage === 'completed') {
    const setAside = known?.groupId === group.id ? known.setAside : null;
    return enter(page, group, { orderId: group.orderId, setAside });
  }
  const own = group.members.find(({ id }) => id === group.memberId)?.cart.items ?? [];
  const current = guest.cart.get().items;
  const isOwn = known?.groupId === group.id || JSON.stringify(current) === JSON.stringify(own);
  const before = [...(known?.setAside?.items ?? []), ...(isOwn ? [] : current)];
  enter(page, group, { orderId: null, setAside: before.length > 0 ? { items: before } : null });
  guest.cart.set({ items: own });
}

function enter(page: ShopPage, group: GroupOrderAnswer, parts: Pick<Membership, 'orderId' | 'setAside'>): void {
  const { id, code, members, memberId } = group;
  const isOwner = members.some((member) => member.id === memberId && member.status === 'owner');
  const membership = { groupId: id, code, isOwner, isLost: false, seen: [], ...parts };
  getMembership(page.shop.id).set(membership);
  getGroupRemote(page, membership).set({ kind: 'group', group });
}

/** Changes the group, as its owner. */
export function changeGroup(page: ShopPage, change: GroupOrderChange): Promise<Answer> {
  return write(page, (group) => send(calls.changeGroupOrder, { params: { shop: page.shop.id, group }, body: change }));
}

/** Changes a member: oneself, or as the owner another one. */
export function changeMember(page: ShopPage, member: string, change: MemberChangeRequest): Promise<Answer> {
  const { id: shop } = page.shop;
  return write(page, (group) => send(calls.changeMember, { params: { shop, group, member }, body: change }));
}

/** Takes the group along to another branch, as its owner, or asks what would happen (S3 G17). */
export function moveGroup({ shop }: ShopPage, { groupId, branch, isPreview }: Move): Promise<Sent<MovedGroup>> {
  return send(calls.moveGroup, { params: { shop: shop.id, group: groupId }, body: { branch, isPreview } });
}

interface Move {
  readonly groupId: string;
  /** Id of the branch. */
  readonly branch: string;
  readonly isPreview: boolean;
}

/** Leaves or disbands the group; the cart stays. */
export async function leaveGroup(page: ShopPage, { me }: { readonly me: string }): Promise<Answer> {
  const answer = await changeMember(page, me, { leave: true });
  if (answer.ok) forgetGroup(page);
  return answer;
}

export async function disbandGroup(page: ShopPage): Promise<Answer> {
  const answer = await changeGroup(page, { disband: true });
  if (answer.ok) forgetGroup(page);
  return answer;
}

/** The group has ended for this guest: the cart from before joining comes back beside their dishes (S3 G20). */
export function forgetGroup({ shop, guest }: ShopPage): void {
  // Another tab may have done so a moment ago.
  const before = readStoredMembership(shop.id)?.setAside?.items ?? [];
  getMembership(shop.id).set(null);
  if (before.length > 0) guest.cart.set({ items: [...before, ...guest.cart.get().items] });
}

/** The group has ordered: what was ordered leaves the cart, and the cart from before joining comes back (S3 G20). */
export function completeGroup(
  { shop, guest }: ShopPage,
  { orderId, isIncluded }: { readonly orderId: string | null; readonly isIncluded: boolean },
): void {
  const stored = readStoredMembership(shop.id);
  if (!stored || stored.orderId !== null) return getMembership(shop.id).set(stored);
  getMembership(shop.id).set({ ...stored, orderId, setAside: null });
  const own = isIncluded ? [] : guest.cart.get().items;
  guest.cart.set({ items: [...(stored.setAside?.items ?? []), ...own] });
}

/** The owner agrees to leave these out of the order (S3 G19). */
export function rememberSeen({ shop }: ShopPage, ids: readonly string[]): void {
  const membership = getMembership(shop.id);
  const current = membership.get();
  if (current) membership.set({ ...current, seen: [...current.seen, ...ids] });
}

async function write(page: ShopPage, sendTo: (groupId: string) => Promise<Answer>): Promise<Answer> {
  const membership = getMembership(page.shop.id).get();
  if (!membership) throw new Error('no group to change');
  const merge = (_: GroupState, group: GroupOrderAnswer): GroupState => ({ kind: 'group', group });
  return getGroupRemote(page, membership).write(() => sendTo(membership.groupId), merge);
}
