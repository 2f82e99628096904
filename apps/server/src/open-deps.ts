import { openS3Store } from './blobs/s3-store.ts';
import { NOTHING_SHARED, shareBlobs } from './blobs/shared-blobs.ts';
import { startSweeping } from './blobs/sweep-blobs.ts';
import { startBackups } from './backups/start-backups.ts';
import { type Clock, systemClock } from './clock.ts';
import { createPasswords, type Passwords } from './staff/password.ts';
import { openLivePlaces } from './delivery/open-places.ts';
import { openDatabase } from './db/open-database.ts';
import type { Deps } from './deps.ts';
import { DEFAULT_SETTINGS, type Settings } from './env.ts';
import { neverPause, type PauseAt } from './faults.ts';
import { createEvents, type Events, type ReportError, type ReportEvent } from './events.ts';
import { createMailDomains } from './mail/mail-domains.ts';
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
import { type LiveSettings, openLiveSettings, type RunningSettings } from './operator/live-settings.ts';
import { openTiles } from './tiles/open-tiles.ts';
import { openShopDirectory, type ShopDirectory, type ShopSource } from './shops/shop-directory.ts';

/** Those of the environment that are not named have its defaults; without `demo`, it is no demonstration. */
export interface DepsSettings extends Partial<Settings> {
  readonly dataDir: string;
  /** null: SQLite in dataDir. */
  readonly databaseUrl: string | null;
  /** null: mails are written to dataDir/mail. */
  readonly smtpUrl: string | null;
  readonly publicUrl: string;
  /** `publicUrl` is only the server's own address: the office may set another one. */
  readonly isPublicUrlOwn?: boolean;
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
  const { clock = systemClock, providers, pauseAt = neverPause, webhookGuard = PUBLIC_ONLY } = settings;
  const events = createEvents(settings.report, settings.reportError);
  const { database, secretKey } = await openStorage(settings, { events, clock });
  const connectAccount = accountConnector(clock, providers);
  const usableAccounts = readUsableAccounts({ database, secretKey, connectAccount });
  const liveSettings = await openLiveSettings(toGiven(settings), { database, secretKey, ownUrl: settings.publicUrl });
  const live = liveSettings.settings;
  const readInstallation = createInstallationReader(liveSettings);
  const shops = await openShops(settings, { database, events, clock, usableAccounts, readInstallation });
  const slots = await openCapacityCache({ database, shops, clock, events });
  const { tiles, pictureCache, closeFiles } = openFiles(live, clock, events);
  const places = openLivePlaces(live, { database, clock });
  const mailbox = openMailbox(live, database);
  const toServiceUrl = settings.toPushServiceUrl ?? ((endpoint) => endpoint);
  const backupFolder = settings.backup?.folder ?? null;
  const passwords = settings.passwords ?? createPasswords();
  const base = { passwords, webhookGuard, settings: live, liveSettings, secretKey, pictureCache, clock, pauseAt };
  const shared = { ...base, personalData: PERSONAL_DATA, database, events, shops, mailbox };
  const outbox = openOutbox(withPublicUrl({ ...shared, toServiceUrl }, live));
  const resources = { slots, places, tiles, outbox, ...openNames(live, clock), connectAccount };
  const paymentWork = startPaymentWorker(() => deps);
  const orderFollowers = listFollowers(settings, { shops, paymentWork });
  const work = { paymentWork, backupFolder, orderFollowers };
  const deps: Deps = withPublicUrl({ ...shared, ...resources, ...work }, live);
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

/** What the environment has set; the office may set the rest. */
const toGiven = ({ isPublicUrlOwn = false, ...settings }: DepsSettings): Settings => ({
  ...DEFAULT_SETTINGS,
  demo: false,
  ...settings,
  publicUrl: isPublicUrlOwn ? null : settings.publicUrl,
});

/** Reads it anew: a shop whose version a save has raised is loaded with what was saved. */
const createInstallationReader =
  ({ settings, refresh }: LiveSettings): ShopSource['readInstallation'] =>
  async () => {
    await refresh();
    return describeInstallation(settings);
  };

/** Adds the public address as it is when it is read. */
const withPublicUrl = <Services extends object>(services: Services, live: RunningSettings) => ({
  ...services,
  get publicUrl() {
    return live.publicUrl;
  },
});

/** What name servers are asked. */
const openNames = (settings: Settings, clock: Clock): Pick<Deps, 'resolveNames' | 'mailDomains'> => ({
  resolveNames: createNameResolver(settings.dnsServer),
  mailDomains: createMailDomains({ settings, clock, dnsServer: settings.dnsServer }),
});

const openShops = (
  { trackingHost = null, wildcardDomain = null, shopCacheBytes = Infinity }: DepsSettings,
  source: Pick<ShopSource, 'database' | 'events' | 'clock' | 'usableAccounts' | 'readInstallation'>,
): Promise<ShopDirectory> =>
  openShopDirectory({
    ...source,
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
    await listenToChanges(deps),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** What can be made again: in folders of this machine, and in the store that all nodes share. */
function openFiles(settings: Settings, clock: Clock, events: Events) {
  const { dataDir, media } = settings;
  const failed = (error: unknown): void => events.workerFailed('mediaStore', error);
  const folder = openPictureFolder(dataDir);
  const store = media && openS3Store(media);
  const shared = store ? shareBlobs(store, failed) : NOTHING_SHARED;
  const stopSweeping = startSweeping({ stores: store ? [folder, store] : [folder], clock, failed });
  return {
    tiles: openTiles({ settings, dataDir, shared, clock }),
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

function listenToChanges({
  database,
  events,
  shops,
  liveSettings,
}: Pick<Deps, 'database' | 'events' | 'shops' | 'liveSettings'>) {
  const failed = (error: unknown): void => events.workerFailed('listen', error);
  return database.listen({
    changed: (shopId, orderId) => events.ordersChanged(shopId, orderId),
    groupChanged: (shopId, groupId) => events.groupChanged(shopId, groupId),
    tablesChanged: (shopId) => events.tablesChanged(shopId),
    shopsChanged: (isDeletion) => {
      void (isDeletion ? shops.refreshAll() : shops.refresh()).catch(failed);
      if (isDeletion) void liveSettings.refresh().catch(failed);
    },
    failed,
  });
}
