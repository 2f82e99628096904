import { type Database, openDatabase } from '../../apps/server/src/db/database.ts';
import { FAULT_POINTS } from '../../apps/server/src/faults.ts';
import { saveAccount } from '../../apps/server/src/payments/save-account.ts';
import { practiceAccounts } from '../../demo/payments/accounts.ts';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { openShop, OWNER } from '../support/open-shop.ts';
import { type FakeProviders, openFakeProviders } from '../support/providers/fake-providers.ts';
import type { HouseToOpen } from './house-process.ts';
import { shopAroundTheClock } from './shop-around-the-clock.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** The fault points, and one kill after a refund whose answer the fake provider withholds. */
export const KILL_POINTS = [...FAULT_POINTS, 'refundReplyLost'] as const;
export type KillPoint = (typeof KILL_POINTS)[number];

/** A shop with a database and providers of its own, killed always at the same point. */
export interface House {
  readonly point: KillPoint;
  readonly place: OpenDatabase;
  readonly fake: FakeProviders;
  /** The owner, signed in. */
  readonly desk: Visitor;
  /** Where it answers; another place after each start. */
  address(): string;
  /** Its database; another connection after each start. */
  database(): Database;
  /** So many minutes later, and its workers look what is due. */
  later(minutes: number): void;
  /** Resolves when it stands at its point. */
  paused(): Promise<void>;
}

/** The same for who starts and kills it. */
export interface OwnHouse extends House {
  /** How its process is to open it. */
  toOpen(): HouseToOpen;
  opened(address: string): Promise<void>;
  /** It is to stand still at its point from now on. */
  arm(): void;
  reached(): void;
  closeDatabase(): Promise<void>;
}

interface NewHouse {
  readonly place: OpenDatabase;
  readonly point: KillPoint;
  /** How often it is killed; its coupon is used up with the last order. */
  readonly kills: number;
  /** Tells its process that it is later. */
  readonly tellTime: (at: string) => void;
  readonly tellToStand: () => void;
}

const START = Date.parse('2026-11-21T18:30:00.000Z');
const MINUTE = 60_000;

/** A shop on an empty database, with accounts at providers of its own. */
export async function newHouse({ place, point, kills, tellTime, tellToStand }: NewHouse): Promise<OwnHouse> {
  const now = { at: START, address: '', paused: Promise.withResolvers<void>() };
  let database: Database | null = null;
  const fake = await openFakeProviders({ now: () => now.at });
  await prepare(place, fake, kills);
  const desk = newVisitor(() => now.address);
  const clock = (): string => new Date(now.at).toISOString();
  return {
    point,
    place,
    fake,
    desk,
    address: () => now.address,
    database: () => {
      if (!database) throw new Error('the house is dead');
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

async function prepare(place: OpenDatabase, fake: FakeProviders, kills: number): Promise<void> {
  const shop = await openShop(place, { shops: [shopAroundTheClock(kills)], providers: { hosts: fake.hosts } });
  const [{ id } = { id: '' as never }] = shop.deps.shops.allShops();
  for (const account of practiceAccounts('roma')) await saveAccount(shop.deps, id, { account, by: 'test' });
  await shop.close();
}

async function signIn(desk: Visitor): Promise<void> {
  const answer = await desk.call({ method: 'POST', path: '/api/office/session', body: OWNER });
  if (answer?.status !== 200) throw new Error(`sign-in answered ${answer?.status}`);
}
