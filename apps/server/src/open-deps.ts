import { openS3Store } from './blobs/s3-store.ts';
import { NOTHING_SHARED, shareBlobs } from './blobs/shared-blobs.ts';
import { startSweeping } from './blobs/sweep-blobs.ts';
import { startBackups } from './backups/start-backups.ts';
import { type Clock, systemClock } from './clock.ts';
import { createPasswords, type Passwords } from './staff/password.ts';
import { openPlaces } from './delivery/open-places.ts';
import { openDatabase } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import type { Settings } from './env.ts';
import { neverPause, type PauseAt } from './faults.ts';
import { createEvents, type Events, type ReportError, type ReportEvent } from './events.ts';
import { openMailbox } from './mail/mailbox.ts';
import { openPictureCache, openPictureFolder } from './media/picture-cache.ts';
import { openOutbox } from './app/open-outbox.ts';
import { createNameResolver } from './look/resolve-names.ts';
import { openCapacityCache } from './opening/capacity-cache.ts';
import { requireRightKey } from './app/require-right-key.ts';
import { describeInstallation } from './app/legal-installation.ts';
import { startRecordingTexts } from './app/record-unseen-texts.ts';
import { startHousekeeping } from './app/housekeeping.ts';
import { PERSONAL_DATA, ROOMS } from './app/rooms.ts';
import { readUsableAccounts } from './payments/accounts.ts';
import { accountConnector, type ProviderSettings } from './payments/connect-account.ts';
import { PUBLIC_ONLY, type WebhookGuard } from './integrations/send-webhook.ts';
import { startPaymentWorker } from './payments/payment-worker.ts';
import { readPushKeys } from './push/push-keys.ts';
import { readSecretKey, requireSecretKey } from './secret-key.ts';
import { openTiles } from './tiles/open-tiles.ts';
import { openShopDirectory, type ShopDirectory, type ShopSource } from './shops/shop-directory.ts';

export interface DepsSettings {
  readonly dataDir: string;
  /** Default: no demonstration. */
  readonly demo?: boolean;
  /** null: SQLite in dataDir. */
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl?: Settings['databaseDirectUrl'];
  readonly databaseReplicaUrl?: Settings['databaseReplicaUrl'];
  /** null: mails are written to dataDir/mail. */
  readonly smtpUrl: string | null;
  /** null: the embedded list of postcodes. */
  readonly geocoder?: Settings['geocoder'];
  /** null: no maps. */
  readonly tilesUrl?: string | null;
  /** Default: nothing is shared. */
  readonly media?: Settings['media'];
  readonly trackingHost?: Settings['trackingHost'];
  readonly wildcardDomain?: Settings['wildcardDomain'];
  /** null: the name servers of this machine. */
  readonly dnsServer?: Settings['dnsServer'];
  readonly publicUrl: string;
  /** null: the file in dataDir, created on first start. */
  readonly secretKey: string | null;
  readonly report: ReportEvent;
  readonly reportError?: ReportError;
  readonly clock?: Clock;
  readonly providers?: ProviderSettings;
  readonly pauseAt?: PauseAt;
  /** Tests hash at a lower cost. */
  readonly passwords?: Passwords;
  /** Replaces the push services of browsers, for tests. */
  readonly toPushServiceUrl?: (endpoint: URL) => URL;
  /** Which addresses webhooks may call; tests replace it. */
  readonly webhookGuard?: WebhookGuard;
  /** Default: no limit. */
  readonly shopCacheBytes?: Settings['shopCacheBytes'];
  /** Default: none. */
  readonly printerNetwork?: Settings['printerNetwork'];
  /** Default: none by themselves. */
  readonly backup?: Settings['backup'];
  /** Multiplies the limit of mails to an address. */
  readonly rateLimitFactor?: number;
}

/** What of the memory for shops is for themselves; the rest is for their rendered pages. */
const SHOPS_SHARE = 0.75;

/** The running services; `close` stops the workers and releases everything. */
export interface OpenDeps extends Pick<ShopSource, 'usableAccounts'> {
  readonly deps: Deps;
  close(): Promise<void>;
}

/** Opens the services and starts the background workers. */
export async function openDeps(settings: DepsSettings): Promise<OpenDeps> {
  const { publicUrl, geocoder = null } = settings;
  const { clock = systemClock, providers, pauseAt = neverPause, webhookGuard = PUBLIC_ONLY } = settings;
  const events = createEvents(settings.report, settings.reportError);
  const { database, secretKey } = await openStorage(settings, { events, clock });
  const connectAccount = accountConnector(clock, providers);
  const usableAccounts = readUsableAccounts({ database, secretKey, connectAccount });
  const shops = await openShops(settings, { database, events, clock, usableAccounts });
  const slots = await openCapacityCache({ database, shops, clock, events });
  const { tiles, pictureCache, closeFiles } = openFiles(settings, clock, events);
  const places = openPlaces({ database, clock, geocoder, publicUrl });
  const mailbox = openMailbox(settings, database);
  const toServiceUrl = settings.toPushServiceUrl ?? ((endpoint) => endpoint);
  const { smtpUrl, demo = false, printerNetwork = [] } = settings;
  const services = { smtpUrl, demo, printerNetwork };
  const backupFolder = settings.backup?.folder ?? null;
  const passwords = settings.passwords ?? createPasswords();
  const base = { passwords, webhookGuard, services, secretKey, publicUrl, pictureCache, clock, pauseAt };
  const shared = { ...base, personalData: PERSONAL_DATA, database, events, shops, mailbox };
  const outbox = openOutbox({ ...shared, toServiceUrl });
  const resolveNames = createNameResolver(settings.dnsServer ?? null);
  const resources = { slots, places, tiles, outbox, resolveNames, connectAccount };
  const paymentWork = startPaymentWorker(() => deps);
  const orderFollowers = listFollowers(settings, { shops, paymentWork });
  const work = { paymentWork, backupFolder, orderFollowers };
  const deps: Deps = { ...shared, ...resources, ...work };
  await readPushKeys(deps);
  const stopWatching = await startWatching(deps, settings.backup);
  return {
    deps,
    usableAccounts,
    close: async () => {
      await Promise.all([outbox.stop(), paymentWork.stop(), stopWatching()]);
      await Promise.all([slots.close(), closeFiles()]);
      await database.close();
    },
  };
}

const openShops = (
  { trackingHost = null, wildcardDomain = null, shopCacheBytes = Infinity, ...settings }: DepsSettings,
  source: Pick<ShopSource, 'database' | 'events' | 'clock' | 'usableAccounts'>,
): Promise<ShopDirectory> =>
  openShopDirectory({
    ...source,
    installation: describeInstallation(settings),
    trackingHost,
    wildcardDomain,
    cacheBytes: shopCacheBytes * SHOPS_SHARE,
  });

const listFollowers = (
  { rateLimitFactor = 1 }: DepsSettings,
  deps: Pick<Deps, 'shops' | 'paymentWork'>,
): Deps['orderFollowers'] => ROOMS.flatMap(({ follow }) => (follow ? [follow({ ...deps, rateLimitFactor })] : []));

/** Starts the workers that clean up and that follow other processes. Returns the stop function. */
async function startWatching(deps: Deps, backup?: Settings['backup']): Promise<() => Promise<void>> {
  const { database, clock, shops, events, mailbox } = deps;
  const stops = [
    startHousekeeping({ database, clock, shops, events, mailbox }),
    ...(backup ? [startBackups({ database, clock, events, backup })] : []),
    startRecordingTexts(deps),
    ...ROOMS.flatMap(({ workers = [] }) => workers).map((start) => start(deps)),
    await listenToChanges({ database, events, shops }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** What can be made again: in folders of this machine, and in the store that all nodes share. */
function openFiles({ dataDir, tilesUrl = null, media = null }: DepsSettings, clock: Clock, events: Events) {
  const failed = (error: unknown): void => events.workerFailed('mediaStore', error);
  const folder = openPictureFolder(dataDir);
  const store = media && openS3Store(media);
  const shared = store ? shareBlobs(store, failed) : NOTHING_SHARED;
  const stopSweeping = startSweeping({ stores: store ? [folder, store] : [folder], clock, failed });
  return {
    tiles: openTiles({ tilesUrl, dataDir, shared, clock }),
    pictureCache: openPictureCache(folder, shared),
    closeFiles: () => Promise.all([stopSweeping(), shared.close()]),
  };
}

async function openStorage(settings: DepsSettings, { events, clock }: { events: Events; clock: Clock }) {
  requireSecretKey(settings);
  const database = await openDatabase({ ...settings, replicaSkipped: events.replicaSkipped });
  // After the database: a key without one tells that the database is lost.
  const storage = { database, secretKey: await readSecretKey(settings) };
  try {
    await requireRightKey({ ...storage, clock });
    return storage;
  } catch (error) {
    await database.close();
    throw error;
  }
}

function listenToChanges({ database, events, shops }: Pick<Deps, 'database' | 'events' | 'shops'>) {
  const failed = (error: unknown): void => events.workerFailed('listen', error);
  return database.listen({
    changed: (shopId, orderId) => events.ordersChanged(shopId, orderId),
    groupChanged: (shopId, groupId) => events.groupChanged(shopId, groupId),
    tablesChanged: (shopId) => events.tablesChanged(shopId),
    shopsChanged: (isDeletion) => void (isDeletion ? shops.refreshAll() : shops.refresh()).catch(failed),
    failed,
  });
}
