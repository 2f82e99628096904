import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { type ApiResult, readEvent } from '@tischlein/contract/client';
import type { OwnTours } from '@tischlein/contract/office';
import { takeAnswer } from '@tischlein/ui/answer';
import { delay } from '@tischlein/ui/delay';
import { onPageSignals } from '@tischlein/ui/page-signals';
import { Remote } from '@tischlein/ui/remote';
import { retryDelay } from '@tischlein/ui/retry-delay';
import { createStore, type Store, type Watchable } from '@tischlein/ui/store';
import { send } from '../api/send.ts';
import { readDevice, writeDevice } from '../values/storage.ts';
import { isSamePress, type Press, readPresses } from './presses.ts';

const UNAUTHORIZED = 401;
const TOO_MANY_REQUESTS = 429;
/** Worth sending again: no connection, a busy server, or a session that has ended. */
const isTransient = (status: number): boolean =>
  status === 0 || status >= 500 || status === TOO_MANY_REQUESTS || status === UNAUTHORIZED;

const known = new Map<string, OwnTourList>();

/** The own tours in a shop; the same for all parts of the page. */
export function getOwnTours(shop: string): OwnTourList {
  const list = known.get(shop) ?? new OwnTourList(shop);
  known.set(shop, list);
  return list;
}

/** The tours of the driver who is signed in, and what was pressed: stored by the device and sent until the server has it. */
export class OwnTourList {
  readonly remote: Remote<OwnTours>;
  /** While it has subscribers, presses are sent when the page starts, wakes up or is online again. */
  readonly presses: Watchable<readonly Press[]>;
  /** Why the last press does not count; '': it does. */
  readonly refusal: Store<string> = createStore('');
  readonly #shop: string;
  readonly #list: Store<readonly Press[]>;
  #failures = 0;
  #isSending = false;
  #subscribers = 0;
  #stop = (): void => {};

  constructor(shop: string) {
    this.#shop = shop;
    this.#list = createStore(readPresses(readDevice(this.#name)));
    this.presses = { ...this.#list, subscribe: (listener) => this.#subscribe(listener) };
    this.remote = new Remote<OwnTours>({
      key: `own tours ${shop}`,
      read: () => send(calls.getOwnTours, { params: { shop } }),
      live: () => ({
        address: buildAddress(calls.followOwnTours, { params: { shop } }),
        events: { tours: (_, data) => readEvent(calls.followOwnTours, data) },
        isComplete: true,
        whileHidden: true,
      }),
    });
  }

  get #name(): string {
    return `tour-presses-${this.#shop}`;
  }

  readonly press = (press: Press): void => {
    this.refusal.set('');
    if (!this.#list.get().some((other) => isSamePress(other, press))) this.#set([...this.#list.get(), press]);
    void this.#flush();
  };

  #set(presses: readonly Press[]): void {
    writeDevice(this.#name, presses.length === 0 ? null : presses);
    this.#list.set(presses);
  }

  #subscribe(listener: () => void): () => void {
    const unsubscribe = this.#list.subscribe(listener);
    this.#subscribers += 1;
    if (this.#subscribers === 1) {
      this.#stop = onPageSignals({ woke: () => void this.#flush() });
      void this.#flush();
    }
    return () => {
      unsubscribe();
      this.#subscribers -= 1;
      if (this.#subscribers === 0) this.#stop();
    };
  }

  /** Sends what was pressed, one after the other. */
  async #flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    let next = this.#list.get()[0];
    while (next && (await this.#settle(next))) next = this.#list.get()[0];
    this.#isSending = false;
    if (next) void this.#retry();
  }

  async #retry(): Promise<void> {
    await delay(retryDelay(this.#failures));
    if (this.#subscribers > 0) await this.#flush();
  }

  /** Returns whether the server has answered. */
  async #settle(press: Press): Promise<boolean> {
    const answer = await this.remote.write(() => this.#send(press), takeAnswer);
    if (!answer.ok && isTransient(answer.status)) {
      this.#failures += 1;
      return false;
    }
    this.#failures = 0;
    if (!answer.ok) {
      this.refusal.set(answer.problem.message);
      void this.remote.read();
    }
    this.#set(this.#list.get().filter((other) => !isSamePress(other, press)));
    return true;
  }

  #send({ tour, order, action }: Press): Promise<ApiResult<OwnTours>> {
    const shop = this.#shop;
    if (action === 'start' || order === null) return send(calls.startOwnTour, { params: { shop, tour } });
    return send(calls.actAtStop, { params: { shop, tour, orderId: order, outcome: action } });
  }
}
