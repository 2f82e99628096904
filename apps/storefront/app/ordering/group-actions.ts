import * as calls from '@tischlein/contract/calls';
import type { GroupOrderAnswer, GroupOrderChange, MemberChangeRequest, MovedGroup } from '@tischlein/contract/shop';
import type { Answer as Sent } from '@tischlein/ui/answer';
import { send } from '../api/send.ts';
import type { ShopPage } from '../context/shop-context.ts';
import { findUserId, getMembership } from './group-membership.ts';
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
  if (answer.ok) enter(page, answer.value, null);
  return answer;
}

/** Joins a group. A cart from before is set aside and offered (S3 G10). */
export async function joinGroup(
  page: ShopPage,
  { group, userName }: { readonly group: string; readonly userName: string },
): Promise<Answer> {
  const params = { shop: page.shop.id, group };
  const answer = await send(calls.joinGroup, { params, body: { userName, userId: findUserId() } });
  if (!answer.ok) return answer;
  const before = page.guest.cart.get();
  enter(page, answer.value, before.items.length > 0 ? before : null);
  const own = answer.value.members.find(({ id }) => id === answer.value.memberId);
  page.guest.cart.set({ items: own?.cart.items ?? [] });
  return answer;
}

type SetAside = NonNullable<ReturnType<ReturnType<typeof getMembership>['get']>>['setAside'];

function enter(page: ShopPage, group: GroupOrderAnswer, setAside: SetAside): void {
  const isOwner = group.members.some(({ id, status }) => id === group.memberId && status === 'owner');
  const membership = { groupId: group.id, code: group.code, isOwner, isLost: false, orderId: null, setAside };
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

export const forgetGroup = ({ shop }: ShopPage): void => getMembership(shop.id).set(null);

async function write(page: ShopPage, sendTo: (groupId: string) => Promise<Answer>): Promise<Answer> {
  const membership = getMembership(page.shop.id).get();
  if (!membership) throw new Error('no group to change');
  const merge = (_: GroupState, group: GroupOrderAnswer): GroupState => ({ kind: 'group', group });
  return getGroupRemote(page, membership).write(() => sendTo(membership.groupId), merge);
}
