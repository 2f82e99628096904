import type { Database } from '../../apps/server/src/db/database.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { FAULT_POINTS } from '../../apps/server/src/faults.ts';
import { practiceAccounts } from '../../demo/payments/accounts.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { openShop, OWNER } from '../support/open-shop.ts';
import { type FakeProviders, openFakeProviders } from '../support/providers/fake-providers.ts';
import type { ShopToOpen } from './fleet-process.ts';
import { shopAroundTheClock } from './shop-around-the-clock.ts';
import { newVisitor, type Visitor } from './visitor.ts';
import { saveAccounts } from '../support/edit-shop.ts';

/** The fault points, and one kill after a refund whose answer the fake provider withholds. */
export const KILL_POINTS = [...FAULT_POINTS, 'refundReplyLost'] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/** A shop with its own database and providers, always killed at the same point. */
export interface FaultShop {
  readonly point: KillPoint;
  readonly place: OpenDatabase;
  readonly fake: FakeProviders;
  /** The signed-in owner. */
  readonly desk: Visitor;
  /** Origin of the server; changes with each start. */
  address(): string;
  /** A new connection after each start. */
  database(): Database;
  /** Advances the clock and wakes the workers. */
  later(minutes: number): void;
  /** Resolves when the shop has reached its point. */
  paused(): Promise<void>;
}

/** With what the fleet needs to start and kill it. */
export interface ManagedFaultShop extends FaultShop {
  /** What the process needs to open it. */
  toOpen(): ShopToOpen;
  opened(address: string): Promise<void>;
  /** From now on it pauses at its point. */
  arm(): void;
  reached(): void;
  closeDatabase(): Promise<void>;
}

interface NewFaultShop {
  readonly place: OpenDatabase;
  readonly point: KillPoint;
  /** Number of kills; the coupon is used up by the last order. */
  readonly kills: number;
  /** Sets the clock in the process. */
  readonly tellTime: (at: string) => void;
  readonly tellToStand: () => void;
}

const START = Date.parse('2026-11-21T18:30:00.000Z');
const MINUTE = 60_000;
/** The desk answers no order. A mail about that would be killed in place of the one that its scenario is about. */
const PATIENT = {
  people: [],
  ringMinutes: 177,
  tellMinutes: 178,
  callMinutes: 179,
  last: 'none',
  lastMinutes: 180,
} as const;

/** Creates a shop on an empty database, with accounts at its own providers. */
export async function createFaultShop({
  place,
  point,
  kills,
  tellTime,
  tellToStand,
}: NewFaultShop): Promise<ManagedFaultShop> {
  const now = { at: START, address: '', paused: Promise.withResolvers<void>() };
  let database: Database | null = null;
  const fake = await openFakeProviders({ now: () => now.at });
  await prepareShop(place, fake, kills);
  const desk = newVisitor(() => now.address);
  const clock = (): string => new Date(now.at).toISOString();
  return {
    point,
    place,
    fake,
    desk,
    address: () => now.address,
    database: () => {
      if (!database) throw new Error('the server is not running');
      return database;
    },
    later: (minutes) => {
      now.at += minutes * MINUTE;
      tellTime(clock());
    },
    paused: () => now.paused.promise,
    reached: () => now.paused.resolve(),
    arm: () => {
      now.paused = Promise.withResolvers();
      // No pause in the server: the fake provider withholds its answer.
      if (point === 'refundReplyLost') now.paused.resolve();
      else tellToStand();
    },
    toOpen: () => ({ url: place.url, dataDir: place.dataDir, hosts: fake.hosts, at: clock() }),
    opened: async (address) => {
      now.address = address;
      database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
      if (desk.cookie() === '') await signIn(desk);
    },
    closeDatabase: async () => {
      await database?.close();
      database = null;
    },
  };
}

async function prepareShop(place: OpenDatabase, fake: FakeProviders, kills: number): Promise<void> {
  const { config, ...document } = shopAroundTheClock(kills);
  const patient = { ...document, config: { ...config, escalation: PATIENT } };
  const shop = await openShop(place, { shops: [patient], providers: { hosts: fake.hosts } });
  const [{ id } = { id: '' }] = shop.deps.shops.listShops();
  await saveAccounts(shop.deps, id, practiceAccounts('roma'));
  await shop.close();
}

async function signIn(desk: Visitor): Promise<void> {
  const answer = await desk.call({ method: 'POST', path: '/api/office/session', body: OWNER });
  if (answer?.status !== 200) throw new Error(`sign-in answered ${answer?.status}`);
}
