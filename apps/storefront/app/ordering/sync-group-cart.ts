import * as calls from '@tischlein/contract/calls';
import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { GROUP_WORDS } from '@tischlein/wording';
import { showToast } from '@tischlein/ui/toasts';
import { send } from '../api/send.ts';
import type { ShopPage } from '../context/shop-context.ts';
import { getMembership, type Membership } from './group-membership.ts';
import { getGroupRemote, toLiveGroup } from './use-group.ts';

// S3 G10: 'at most 300 ms later'
const SEND_AFTER_MS = 300;

/** The cart as server and browser both know it. */
interface Synced {
  readonly version: number;
  readonly items: string;
}

/**
 * Keeps the member's cart at the server like the one in this browser: changes here are sent, changes on another device or
 * in another tab are taken over (S3 G10). Returns the stop function.
 */
export function syncGroupCart(page: ShopPage, membership: Membership): () => void {
  const { cart, choices } = page.guest;
  const remote = getGroupRemote(page, membership);
  let synced: Synced | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;

  const readOwn = (): string => JSON.stringify([cart.get().items, choices.get().confirmedTwoForOnePromotions]);
  const schedule = (): void => {
    if (synced && readOwn() !== synced.items && timer === undefined)
      timer = setTimeout(() => void flush(), SEND_AFTER_MS);
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const state = remote.get().value;
    const live = state?.kind === 'group' ? toLiveGroup(state.group) : null;
    if (!live || !synced || isSending) return;
    isSending = true;
    const items = readOwn();
    const answer = await sendCart(page, live.group.id, { member: live.me.id, basedOn: synced.version });
    isSending = false;
    if (answer.ok) {
      synced = { version: toOwnVersion(answer.value), items };
      remote.set({ kind: 'group', group: answer.value });
      schedule();
    } else if (answer.status >= 400 && answer.status < 500) {
      // What the server has is what will be ordered.
      synced = null;
      showToast({ icon: 'info', text: answer.problem.message });
      void remote.read();
    } else timer = setTimeout(() => void flush(), SEND_AFTER_MS * 10);
  };
  const take = (): void => {
    const state = remote.get().value;
    const live = state?.kind === 'group' ? toLiveGroup(state.group) : null;
    if (!live || isSending || timer !== undefined) return;
    const { version, items } = live.me.cart;
    if (synced?.version === version) return;
    const isOther = JSON.stringify(items) !== JSON.stringify(cart.get().items);
    // The first version belongs to a cart that nobody has filled yet: what is here is sent.
    if (version > 0 && isOther) {
      if (synced) showToast({ icon: 'info', text: GROUP_WORDS.cartTaken });
      cart.set({ items });
    }
    synced = { version, items: version > 0 ? readOwn() : '' };
    schedule();
  };
  const stops = [cart.subscribe(schedule), choices.subscribe(schedule), remote.subscribe(take)];
  take();
  return () => {
    clearTimeout(timer);
    stops.forEach((stop) => stop());
  };
}

const toOwnVersion = (group: GroupOrderAnswer): number => toLiveGroup(group)?.me.cart.version ?? 0;

function sendCart(
  { shop, guest }: ShopPage,
  group: string,
  { member, basedOn }: { readonly member: string; readonly basedOn: number },
) {
  const { confirmedTwoForOnePromotions, deniedTwoForOnePromotions } = guest.choices.get();
  const cart = { items: guest.cart.get().items, confirmedTwoForOnePromotions, deniedTwoForOnePromotions, basedOn };
  return send(calls.changeMember, { params: { shop: shop.id, group, member }, body: { cart } });
}

/** The membership that takes part now; null: none. */
export const findActiveMembership = ({ shop }: ShopPage): Membership | null => {
  const membership = getMembership(shop.id).get();
  return membership && !membership.isLost && membership.orderId === null ? membership : null;
};
