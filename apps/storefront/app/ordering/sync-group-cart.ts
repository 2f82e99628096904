import * as calls from '@tischlein/contract/calls';
import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { GROUP_WORDS } from '@tischlein/wording';
import { delay } from '@tischlein/ui/delay';
import { showToast } from '@tischlein/ui/toasts';
import { send } from '../api/send.ts';
import type { ShopPage } from '../context/shop-context.ts';
import type { Membership } from './group-membership.ts';
import { getGroupRemote, type LiveGroup, toLiveGroup } from './use-group.ts';

// S3 G10: 'at most 300 ms later'
const SEND_AFTER_MS = 300;
const RETRY_AFTER_MS = 3000;

/** The cart as server and browser both know it. */
interface Synced {
  readonly version: number;
  /** Empty: the cart at the server has not been filled yet. */
  readonly text: string;
}

/** Keeps the member's cart at the server like the one in this browser (S3 G10). */
class CartSync {
  readonly #page: ShopPage;
  readonly #remote: ReturnType<typeof getGroupRemote>;
  #synced: Synced | null = null;
  #isWaiting = false;
  #isStopped = false;
  #sending: Promise<void> | null = null;

  constructor(page: ShopPage, membership: Membership) {
    this.#page = page;
    this.#remote = getGroupRemote(page, membership);
  }

  /** Sends changes made here and takes over those of another device or tab; returns the stop function. */
  start(): () => void {
    const { cart, choices } = this.#page.guest;
    const changed = (): void => this.#schedule(SEND_AFTER_MS);
    const stops = [cart.subscribe(changed), choices.subscribe(changed), this.#remote.subscribe(() => this.#take())];
    this.#take();
    return () => {
      this.#isStopped = true;
      stops.forEach((stop) => stop());
    };
  }

  #read(): string {
    const { cart, choices } = this.#page.guest;
    return JSON.stringify([cart.get().items, choices.get().confirmedTwoForOnePromotions]);
  }

  #live(): LiveGroup | null {
    const state = this.#remote.get().value;
    return state?.kind === 'group' ? toLiveGroup(state.group) : null;
  }

  #schedule(ms: number): void {
    if (!this.#synced || this.#read() === this.#synced.text || this.#isWaiting) return;
    this.#isWaiting = true;
    void delay(ms).then(() => {
      this.#isWaiting = false;
      if (!this.#isStopped) void this.#send();
    });
  }

  /** Sends pending changes at once. */
  async flush(): Promise<void> {
    await this.#sending;
    await this.#send();
  }

  async #send(): Promise<void> {
    const live = this.#live();
    if (!live || !this.#synced || this.#sending) return;
    const text = this.#read();
    if (text === this.#synced.text) return;
    const to = { group: live.group.id, member: live.me.id, basedOn: this.#synced.version };
    this.#sending = sendCart(this.#page, to).then((answer) => {
      this.#sending = null;
      this.#settle(text, answer);
    });
    await this.#sending;
  }

  #settle(text: string, answer: Awaited<ReturnType<typeof sendCart>>): void {
    if (answer.ok) {
      this.#synced = { version: toOwnVersion(answer.value), text };
      this.#remote.set({ kind: 'group', group: answer.value });
      // The stream may have told of a later change while the answer was under way, which replaces it.
      void this.#remote.read();
      this.#schedule(SEND_AFTER_MS);
    } else if (answer.status >= 400 && answer.status < 500) {
      // The server's cart will be ordered, so it replaces this one.
      this.#synced = { version: -1, text: '' };
      showToast({ icon: 'info', text: answer.problem.message });
      void this.#remote.read();
    } else this.#schedule(RETRY_AFTER_MS);
  }

  #take(): void {
    const live = this.#live();
    if (!live || this.#sending || this.#isWaiting) return;
    const { version, items } = live.me.cart;
    if (this.#synced?.version === version) return;
    const { cart } = this.#page.guest;
    // Version 0 is a cart that has not been filled yet: this one is sent.
    if (version > 0 && JSON.stringify(items) !== JSON.stringify(cart.get().items)) {
      if (this.#synced && this.#synced.version > 0) showToast({ icon: 'info', text: GROUP_WORDS.cartTaken });
      this.#synced = null;
      cart.set({ items });
    }
    this.#synced = { version, text: version > 0 ? this.#read() : '' };
    this.#schedule(SEND_AFTER_MS);
  }
}

let running: CartSync | null = null;

export function syncGroupCart(page: ShopPage, membership: Membership): () => void {
  const sync = new CartSync(page, membership);
  const stop = sync.start();
  running = sync;
  return () => {
    stop();
    if (running === sync) running = null;
  };
}

/** Sends the cart at once, as before its member is ready: a cart that came later would take that back (S3 G11). */
export const flushGroupCart = async (): Promise<void> => running?.flush();

const toOwnVersion = (group: GroupOrderAnswer): number => toLiveGroup(group)?.me.cart.version ?? 0;

interface CartAddress {
  readonly group: string;
  readonly member: string;
  readonly basedOn: number;
}

function sendCart({ shop, guest }: ShopPage, { group, member, basedOn }: CartAddress) {
  const { confirmedTwoForOnePromotions, deniedTwoForOnePromotions } = guest.choices.get();
  const cart = { items: guest.cart.get().items, confirmedTwoForOnePromotions, deniedTwoForOnePromotions, basedOn };
  return send(calls.changeMember, { params: { shop: shop.id, group, member }, body: { cart } });
}
