import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { createSender, readEvent } from '@tischlein/contract/client';
import type { OwnTours } from '@tischlein/contract/office';
import { type Answer, takeAnswer } from '@tischlein/ui/answer';
import { isTransient } from '@tischlein/ui/is-transient';
import { OfflineQueue } from '@tischlein/ui/offline-queue';
import { Remote } from '@tischlein/ui/remote';
import { createStore, type Store, type Watchable } from '@tischlein/ui/store';
import { withinTime } from '@tischlein/ui/within-time';
import { fetchSignedIn, send } from '../api/send.ts';
import { onDevice } from '../values/on-device.ts';
import { readDevice, writeDevice } from '../values/storage.ts';
import { isSamePress, type Press, readPresses } from './presses.ts';

const UNAUTHORIZED = 401;
const sendInTime = createSender((address, init) => fetchSignedIn(address, withinTime(init)));

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
  /** Why the last press does not count; '': it does. */
  readonly refusal: Store<string> = createStore('');
  readonly #queue: OfflineQueue<Press, Answer<OwnTours>>;

  constructor(shop: string) {
    const name = `tour-presses-${shop}`;
    this.remote = createRemote(shop);
    this.#queue = new OfflineQueue({
      name,
      read: () => readPresses(readDevice(name)),
      write: (presses) => writeDevice(name, presses),
      watch: (changed) => onDevice(name, changed),
      send: (press) => this.remote.write(() => sendPress(shop, press), takeAnswer),
      // A press waits for the driver whose session has ended to sign in again.
      isTransient: (status) => isTransient(status) || status === UNAUTHORIZED,
      settle: (press, answer) => this.#settle(press, answer),
    });
  }

  get presses(): Watchable<readonly Press[]> {
    return this.#queue.waiting;
  }

  readonly press = (press: Press): void => {
    this.refusal.set('');
    void this.#queue.add((presses) => (includes(presses, press) ? presses : [...presses, press]));
  };

  async #settle(press: Press, answer: Answer<OwnTours>): Promise<boolean> {
    if (!answer.ok) {
      this.refusal.set(answer.problem.message);
      void this.remote.read();
    }
    await this.#queue.change((presses) => without(presses, press));
    return true;
  }
}

const includes = (presses: readonly Press[], press: Press): boolean =>
  presses.some((other) => isSamePress(other, press));

const without = (presses: readonly Press[], press: Press): readonly Press[] =>
  presses.filter((other) => !isSamePress(other, press));

const createRemote = (shop: string): Remote<OwnTours> =>
  new Remote<OwnTours>({
    key: `own tours ${shop}`,
    read: () => send(calls.getOwnTours, { params: { shop } }),
    live: () => ({
      address: buildAddress(calls.followOwnTours, { params: { shop } }),
      events: { tours: (_, data) => readEvent(calls.followOwnTours, data) },
      isComplete: true,
      whileHidden: true,
    }),
  });

function sendPress(shop: string, { tour, order, action }: Press): Promise<Answer<OwnTours>> {
  if (action === 'start' || order === null) return sendInTime(calls.startOwnTour, { params: { shop, tour } });
  return sendInTime(calls.actAtStop, { params: { shop, tour, orderId: order, outcome: action } });
}
