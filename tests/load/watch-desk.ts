import { setTimeout as pause } from 'node:timers/promises';
import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { readSequence } from '../../apps/server/src/orders/desk.store.ts';
import { addOwner } from '../../bench/office-owner.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { openEvents } from '../support/open-events.ts';
import { SECRET_KEY } from './nodes.ts';

const MOST_WAIT_MS = 10_000;
const LOOK_EVERY_MS = 100;
const SHOP = shopId('roma');

export interface WatchedDesk extends AsyncDisposable {
  /** When the event of an order arrived, in milliseconds of `performance.now()`. */
  readonly arrivals: ReadonlyMap<string, number>;
  /** Resolves once it has heard of all these orders, or after ten seconds. */
  readonly hears: (orderIds: readonly string[]) => Promise<void>;
}

/** The event of an order, so far as it is read here. */
interface OrderEvent {
  readonly order: { readonly id: string };
}

/** Opens an order desk at this address and notes when it hears of each order from now on. */
export async function watchDesk(place: OpenDatabase, address: string): Promise<WatchedDesk> {
  const token = await addOwner({ dataDir: place.dataDir, databaseUrl: place.url || null, secretKey: SECRET_KEY });
  const after = String(await readLastEvent(place));
  const path = buildAddress(calls.followDesk, { query: { shops: SHOP, after } });
  const headers = { cookie: `tischlein-office=${token}` };
  const events = await openEvents(Number(new URL(address).port), path, headers);
  const arrivals = new Map<string, number>();
  const follow = async (): Promise<void> => {
    for (let event = await events.next(); event; event = await events.next()) {
      const { order }: OrderEvent = JSON.parse(JSON.stringify(event.data));
      arrivals.set(order.id, performance.now());
    }
  };
  const following = follow().catch(() => {});
  const hears = async (orderIds: readonly string[]): Promise<void> => {
    const until = performance.now() + MOST_WAIT_MS;
    while (performance.now() < until && orderIds.some((id) => !arrivals.has(id))) await pause(LOOK_EVERY_MS);
  };
  const close = async (): Promise<void> => {
    await events.close();
    await following;
  };
  return { arrivals, hears, [Symbol.asyncDispose]: close };
}

async function readLastEvent({ url, dataDir }: OpenDatabase): Promise<number> {
  const database = await openDatabase({ databaseUrl: url || null, dataDir });
  try {
    return await readSequence(database.read, SHOP);
  } finally {
    await database.close();
  }
}
