import type { LeftOut } from '@tischlein/domain/group-order';
import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { findMembersPage } from '@tischlein/domain/group-order';
import { GROUP_WORDS, groupAlerts } from '@tischlein/wording';
import { announce } from '@tischlein/ui/announce';
import { showToast } from '@tischlein/ui/toasts';
import { GROUP_PAGES } from '@tischlein/wording/storefront';
import { steps } from '@tischlein/ui/steps';
import { useStore } from '@tischlein/ui/store';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRouter } from '../../browser/router.tsx';
import { type ShopPage, useClock, useShop } from '../../context/shop-context.ts';
import { changeGroup, completeGroup, forgetGroup } from '../../ordering/group-actions.ts';
import { getMembership, type Membership } from '../../ordering/group-membership.ts';
import type { GroupState } from '../../ordering/group-remote.ts';
import { syncGroupCart } from '../../ordering/sync-group-cart.ts';
import { changeOptions, useOrderSettings } from '../../ordering/use-order-settings.ts';
import { type LiveGroup, toLiveGroup, useGroupState } from '../../ordering/use-group.ts';
import { useGroupPrice } from '../../ordering/use-group-price.ts';
import { askedSwitch, groupAddress } from '../../ordering/switch-branch.ts';
import { orderPath } from '../../shop/order-paths.ts';
import { PATHS } from '../../shop/paths.ts';
import { GroupMessages } from './group-messages.tsx';
import { shownAlert } from './shown-alert.ts';
import { tellLeftOut } from './tell-left-out.ts';

interface GroupWatchProps {
  /** The page that this one is. */
  readonly place: 'menu' | 'checkout' | 'holding' | 'order';
}

/**
 * Follows the group on every page: keeps the own cart at the server, says what others do, leads members to the page of the
 * stage (S2 §4 Group order), and ends the group here when it ends.
 */
export function GroupWatch({ place }: GroupWatchProps) {
  const page = useShop();
  const { shop, guest } = page;
  const { replaceBy } = useRouter();
  const membership = useStore(getMembership(shop.id));
  const state = useGroupState();
  const before = useRef<GroupOrderAnswer | null>(null);
  const told = useRef<ReadonlyMap<string, LeftOut> | null>(null);
  const live = state?.kind === 'group' ? toLiveGroup(state.group) : null;
  const price = useGroupPrice(live?.group.stage === 'completed' ? null : live);
  const gone = price?.leftOut.map(({ id }) => id).join('\n');
  const today = useClock().time.day;
  const { wishedType, serveAt } = useStore(guest.options);
  const { serveTime } = useOrderSettings();

  // Elsewhere the cart is not changed, except that it is emptied once it is ordered.
  useCartSync(place === 'menu' || place === 'holding' ? membership : null);

  const follow = useEffectEvent(() => {
    // Read now: while the page is hydrated, it knows of no membership yet.
    if (place === 'holding' && getMembership(shop.id).get()?.isLost !== false) replaceBy(PATHS.start);
    if (!membership || !state) return;
    if (state.kind === 'ended') return endHere(page, membership, state);
    const { group } = state;
    if (live && price) told.current = tellLeftOut(live, { before: told.current, price, today });
    const known = before.current;
    if (known) tellChanges(known, group, place);
    before.current = group;
    if (place === 'holding' && membership.orderId !== null) replaceBy(orderPath(membership.orderId));
    if (!live || membership.orderId !== null) return;
    document.documentElement.dataset['group'] = live.isOwner ? 'owner' : 'member';
    if (!live.isOwner) followOwner(page, live, known);
    if (live.isOwner && wishedType && wishedType !== toType(group) && !isOrdered(group))
      void changeGroup(page, { isPickup: wishedType === 'pickup' });
    // null once the chosen time has passed.
    const chosen = serveTime?.serveAt ?? null;
    if (live.isOwner && !isSameInstant(chosen, group.serveAt) && !isOrdered(group))
      void changeGroup(page, { serveAt: chosen });
    const target = findMembersPage(group);
    // The checkout leads the owner to the order by itself.
    if (target === 'success' && live.isOwner && place === 'checkout') return;
    if (target === 'success') {
      completeGroup(page, { orderId: group.orderId, isIncluded: live.me.included });
      delete document.documentElement.dataset['group'];
      if (group.orderId !== null && place !== 'order') replaceBy(orderPath(group.orderId));
    } else if (live.isOwner && place === 'holding') replaceBy(PATHS.checkout);
    else if (!live.isOwner && target === 'holding' && place !== 'holding') replaceBy(PATHS.holding);
    else if (!live.isOwner && target === 'menu' && place !== 'menu' && place !== 'order') {
      if (place === 'holding') showToast({ icon: 'info', text: GROUP_PAGES.menuAgain(live.owner.label) });
      replaceBy(PATHS.start);
    }
  });
  useEffect(() => follow(), [state, membership, place, wishedType, serveAt, serveTime?.serveAt, gone]);

  const lost = useEffectEvent(() => {
    if (membership?.isLost) shownAlert.set(groupAlerts.notReachable(membership.code));
    if (!membership) delete document.documentElement.dataset['group'];
  });
  const isLost = membership?.isLost;
  useEffect(() => lost(), [isLost]);

  // A member who is led away reads it on the next page: a dialog closes with its page.
  const isLeaving = place === 'holding' && membership?.isLost !== false;
  return isLeaving ? null : <GroupMessages />;
}

/** A member orders how and when the owner wants it (S3 G13), and is told of another order type. */
function followOwner({ guest }: ShopPage, { group, owner }: LiveGroup, known: GroupOrderAnswer | null): void {
  const { wishedType, serveAt } = guest.options.get();
  const isSameType = wishedType === toType(group);
  if (isSameType && isSameInstant(serveAt, group.serveAt)) return;
  changeOptions(guest, { wishedType: toType(group), serveAt: group.serveAt });
  if (isSameType || known === null) return;
  const tell = group.isPickup ? GROUP_WORDS.ownerPicksUp : GROUP_WORDS.ownerOrdersDelivery;
  showToast({ icon: 'info', text: tell(owner.name) });
}

const toType = ({ isPickup }: GroupOrderAnswer) => (isPickup ? 'pickup' : 'delivery');

type EndedGroup = Extract<GroupState, { kind: 'ended' }>;

/** The group has ended, or is at another branch, where the cart has come along. */
function endHere(page: ShopPage, { orderId }: Membership, { reason, movedTo }: EndedGroup): void {
  if (movedTo && orderId === null) page.guest.cart.set({ items: [] });
  forgetGroup(page);
  if (orderId !== null) return;
  if (!movedTo) {
    // There is no group to take along any more.
    askedSwitch.get()?.target.stay?.();
    askedSwitch.set(null);
    return shownAlert.set(reason === 'groupUnknown' ? groupAlerts.disbanded() : groupAlerts.noMember());
  }
  steps.whenSettled(() => location.assign(groupAddress(movedTo)));
}

const isOrdered = ({ stage }: GroupOrderAnswer): boolean => stage === 'paying' || stage === 'completed';

function useCartSync(membership: Membership | null): void {
  const page = useShop();
  const groupId = membership && !membership.isLost && membership.orderId === null ? membership.groupId : null;
  const start = useEffectEvent(() => (membership ? syncGroupCart(page, membership) : undefined));
  useEffect(() => (groupId === null ? undefined : start()), [groupId]);
}

/** Announces politely who joined, left, is ready or has changed something. */
function tellChanges(before: GroupOrderAnswer, now: GroupOrderAnswer, place: GroupWatchProps['place']): void {
  const known = new Map(before.members.map((member) => [member.id, member]));
  const others = now.members.filter(({ id }) => id !== now.memberId);
  const words = others.flatMap((member) => {
    const old = known.get(member.id);
    if (!old) return GROUP_WORDS.joined(member.name);
    if (old.status !== member.status && member.status === 'readyToCheckout') return GROUP_WORDS.isReady(member.name);
    const hasChanged = JSON.stringify(old.cart.items) !== JSON.stringify(member.cart.items);
    return hasChanged ? GROUP_WORDS.changed(member.name) : [];
  });
  const here = new Set(now.members.map(({ id }) => id));
  const gone = before.members.filter(({ id }) => !here.has(id)).map(({ name }) => GROUP_WORDS.left(name));
  // The checkout shows no list of members.
  if (place === 'checkout' && gone.length > 0) return showToast({ icon: 'users', text: gone.join(' ') });
  const all = [...words, ...gone];
  if (all.length > 0) announce(all.join(' '));
}

/** Whether both are the same instant, however it is written, or both none. */
const isSameInstant = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other));
