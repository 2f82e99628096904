import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import type { Remote } from '@tischlein/ui/remote';
import { useStore } from '@tischlein/ui/store';
import { useSyncExternalStore } from 'react';
import { type ShopPage, useShop } from '../context/shop-context.ts';
import { getMembership, type Membership } from './group-membership.ts';
import { createGroupRemote, type GroupState } from './group-remote.ts';

/** The group of this guest, as it is now. */
export interface LiveGroup {
  readonly group: GroupOrderAnswer;
  readonly me: GroupOrderAnswer['members'][number];
  readonly isOwner: boolean;
  readonly owner: GroupOrderAnswer['members'][number];
}

let current: Remote<GroupState> | null = null;

/** One connection per page, shared by all its parts. */
export function getGroupRemote(page: ShopPage, { groupId }: Membership): Remote<GroupState> {
  if (current?.key !== groupId) current = createGroupRemote(page, groupId);
  return current;
}

const NOTHING = { subscribe: () => () => {}, get: () => null };

/** The state of the group of this shop, ordered or not; null: none, or not known yet. */
export function useGroupState(): GroupState | null {
  const remote = useOwnRemote();
  return useSyncExternalStore(remote?.subscribe ?? NOTHING.subscribe, () => remote?.get().value ?? null, NOTHING.get);
}

/** Whether the group has no connection: the page may show an old state of it. */
export function useIsGroupOffline(): boolean {
  const remote = useOwnRemote();
  const isOffline = (): boolean => remote?.get().isConnected === false;
  return useSyncExternalStore(remote?.subscribe ?? NOTHING.subscribe, isOffline, () => false);
}

function useOwnRemote(): Remote<GroupState> | null {
  const page = useShop();
  const membership = useStore(getMembership(page.shop.id));
  return membership && !membership.isLost ? getGroupRemote(page, membership) : null;
}

/** The group that this guest orders with; null: alone. */
export function useGroup(): LiveGroup | null {
  const { shop } = useShop();
  const state = useGroupState();
  const orderId = useStore(getMembership(shop.id))?.orderId ?? null;
  return state?.kind === 'group' && orderId === null ? toLiveGroup(state.group) : null;
}

/** null: this browser is no member. */
export function toLiveGroup(group: GroupOrderAnswer): LiveGroup | null {
  const me = group.members.find(({ id }) => id === group.memberId);
  const owner = group.members.find(({ status }) => status === 'owner');
  return me && owner ? { group, me, owner, isOwner: me === owner } : null;
}
