import type { PersonalDataPart } from './db/personal-data.ts';
import type { OldRows } from './db/old-rows.ts';
import type { Database, Writer } from './db/database.ts';
import type { Tables } from './db/tables.ts';
import type { Deps } from './deps.ts';
import type { Examination, Finding } from './finding.ts';
import type { Routes } from './http/encapsulate.ts';
import type { SendMail } from './mail/send-mail.ts';
import type { OrderFollower } from './orders/order-follower.ts';
import type { JobHandler } from './outbox/job-kind.ts';
import type { LoadedShop, ShopDirectory } from './shops/shop-directory.ts';

/** What a room brings into the house, in a `room.ts` of its own; `app/rooms.ts` lists the rooms (decision 086). */
export interface Room {
  /** Calls of guests, who find nothing of shops that are not open. */
  readonly guestCalls?: readonly Routes[];
  /** Calls of signed-in staff, whose changes the audit log records. */
  readonly officeCalls?: readonly Routes[];
  /** Calls that are neither: signing in, and links in mails to staff. */
  readonly openCalls?: readonly Routes[];
  /** Handlers of jobs. */
  readonly jobs?: readonly ((deps: JobDeps) => readonly JobHandler[])[];
  /** What the room does in the transactions of an order. */
  readonly follow?: (deps: FollowerDeps) => OrderFollower;
  /** Start work in the background; each returns the function that stops it. */
  readonly workers?: readonly ((deps: Deps) => () => Promise<void>)[];
  /** Deleted every hour: rows by their age, or as a function decides. */
  readonly forgets?: readonly (OldRows | Sweep)[];
  /** What the doctor examines, under the name of a check. */
  readonly checks?: readonly (readonly [name: Finding['check'], check: (examined: Examined) => Promise<Finding[]>])[];
  /** Where it stores data about guests. */
  readonly personalData?: readonly PersonalDataPart[];
  /** Its other tables, and why they say nothing about guests. */
  readonly withoutGuests?: { readonly [Table in keyof Tables]?: WithoutGuests };
}

/**
 * shop: what the merchant offers and how the shop works · staff: people who work for it · order: belongs to an order, not to its guest ·
 * sums: counts and amounts · random: ids and short-lived state without a way back to a person · hashed: by a key, or without a reference
 * to a person · installation: facts of the server · demo: practice payments, where no guest pays
 */
type WithoutGuests = 'shop' | 'staff' | 'order' | 'sums' | 'random' | 'hashed' | 'installation' | 'demo';

export interface Examined extends Examination {
  readonly database: Database;
  /** null: the doctor cannot read it. */
  readonly secretKey: string | null;
  /** The open shops, and the overviews of their franchises. */
  readonly shops: readonly LoadedShop[];
  readonly overviews: readonly LoadedShop[];
}

export interface JobDeps extends Pick<
  Deps,
  | 'database'
  | 'shops'
  | 'clock'
  | 'events'
  | 'settings'
  | 'publicUrl'
  | 'pictureCache'
  | 'secretKey'
  | 'pauseAt'
  | 'personalData'
> {
  readonly sendMail: SendMail;
  /** Replaces the browsers' push services, for tests. */
  readonly toServiceUrl: (endpoint: URL) => URL;
}

interface FollowerDeps extends Pick<Deps, 'shops' | 'paymentWork'> {
  /** Multiplies the limit of mails to an address. */
  readonly rateLimitFactor: number;
}

type Sweep = (
  writer: Writer,
  house: { readonly now: string; readonly shops: Pick<ShopDirectory, 'findEntry'> },
) => Promise<void>;
