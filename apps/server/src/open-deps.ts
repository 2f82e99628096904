import { openAccount } from './accounts/open-account.ts';
import { askForConsent } from './advertising/ask-for-consent.ts';
import { type Clock, systemClock } from './clock.ts';
import { openPlaces } from './delivery/open-places.ts';
import { type Database, openDatabase } from './db/database.ts';
import type { Deps } from './deps.ts';
import type { Settings } from './env.ts';
import { neverPause, type PauseAt } from './faults.ts';
import { createEvents, type Events, type ReportError, type ReportEvent } from './events.ts';
import { openMailbox } from './mail/mailbox.ts';
import { openOutbox } from './app/open-outbox.ts';
import { openCapacityCache } from './opening/capacity-cache.ts';
import { startHousekeeping } from './app/housekeeping.ts';
import { readUsableAccounts } from './payments/accounts.ts';
import { accountConnector, type ProviderSettings } from './payments/connect-account.ts';
import { confirmByMail } from './orders/confirm-by-mail.ts';
import { createPaymentFollower } from './payments/order-follower.ts';
import { startPaymentWorker } from './payments/payment-worker.ts';
import { groupFollower } from './group-orders/order-follower.ts';
import { watchGroups } from './group-orders/watch-groups.ts';
import { receiptFollower } from './receipts/issue-receipts.ts';
import { readSecretKey, requireSecretKey } from './secret-key.ts';
import { openTiles } from './tiles/open-tiles.ts';
import { openShopDirectory } from './shops/shop-directory.ts';
import { watchChanges } from './shops/watch-changes.ts';

export interface DepsSettings {
  readonly dataDir: string;
  /** null: SQLite in dataDir. */
  readonly databaseUrl: string | null;
  /** null: mails are written to dataDir/mail. */
  readonly smtpUrl: string | null;
  /** null: the embedded list of postcodes. */
  readonly geocoder?: Settings['geocoder'];
  /** null: no maps. */
  readonly tilesUrl?: string | null;
  readonly publicUrl: string;
  /** null: the file in dataDir, created on first start. */
  readonly secretKey: string | null;
  readonly report: ReportEvent;
  readonly reportError?: ReportError;
  readonly clock?: Clock;
  readonly providers?: ProviderSettings;
  readonly pauseAt?: PauseAt;
  /** Multiplies the limit of mails to an address. */
  readonly rateLimitFactor?: number;
}

/** The running services; `close` stops the workers and releases everything. */
export interface OpenDeps {
  readonly deps: Deps;
  close(): Promise<void>;
}

/** Opens the services and starts the background workers. */
export async function openDeps(settings: DepsSettings): Promise<OpenDeps> {
  const { dataDir, publicUrl, geocoder = null, tilesUrl = null } = settings;
  const { clock = systemClock, providers, pauseAt = neverPause } = settings;
  const { database, secretKey } = await openStorage(settings);
  const events = createEvents(settings.report, settings.reportError);
  const connectAccount = accountConnector(clock, providers);
  const usableAccounts = readUsableAccounts({ database, secretKey, connectAccount });
  const shops = await openShopDirectory({ database, events, clock, usableAccounts });
  const slots = await openCapacityCache({ database, shops, clock, events });
  const tiles = openTiles({ tilesUrl, dataDir, clock });
  const places = openPlaces({ database, clock, geocoder, publicUrl });
  const mailbox = openMailbox(settings);
  const outbox = openOutbox({ database, clock, events, shops, mailbox, publicUrl, secretKey, pauseAt });
  const services = { geocoder, smtpUrl: settings.smtpUrl };
  const base = { services, secretKey, publicUrl, dataDir, clock, pauseAt };
  const resources = { database, shops, slots, places, tiles, events, outbox, connectAccount };
  const paymentWork = startPaymentWorker(() => deps);
  const orderFollowers = [
    createPaymentFollower(paymentWork),
    confirmByMail(settings.rateLimitFactor ?? 1),
    { released: askForConsent },
    { released: openAccount },
    receiptFollower,
    groupFollower,
  ];
  const deps: Deps = { ...base, ...resources, paymentWork, orderFollowers };
  const stopWatching = await startWatching(deps);
  return {
    deps,
    close: async () => {
      await Promise.all([outbox.stop(), paymentWork.stop(), stopWatching()]);
      await slots.close();
      mailbox.close();
      await database.close();
    },
  };
}

/** Starts the workers that clean up and that follow other processes. Returns the stop function. */
async function startWatching({ database, clock, shops, events }: Deps): Promise<() => Promise<void>> {
  const stops = [
    startHousekeeping({ database, clock, events }),
    watchChanges({ database, shops, events }),
    watchGroups({ database, events }),
    await listenToChanges(database, events),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

async function openStorage(settings: DepsSettings) {
  requireSecretKey(settings);
  const database = await openDatabase(settings);
  // After the database: a key without one tells that the database is lost.
  return { database, secretKey: await readSecretKey(settings) };
}

const listenToChanges = (database: Database, events: Events): Promise<() => Promise<void>> =>
  database.listen({
    changed: (shopId, orderId) => events.ordersChanged(shopId, orderId),
    groupChanged: (shopId, groupId) => events.groupChanged(shopId, groupId),
    failed: (error) => events.workerFailed('listen', error),
  });
