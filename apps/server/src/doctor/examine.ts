import { describeInstallation } from '../app/legal-installation.ts';
import { ROOMS } from '../app/rooms.ts';
import type { Settings } from '../env.ts';
import type { Examined } from '../room.ts';
import { createEvents } from '../events.ts';
import type { Database } from '../db/database.ts';
import { openUnchanged } from '../db/inspect.ts';
import { readUsableAccounts } from '../payments/accounts.ts';
import { accountConnector } from '../payments/connect-account.ts';
import { applyInstallation } from '../operator/apply-installation.ts';
import { readInstallation } from '../operator/installation-settings.store.ts';
import { readSecretKey } from '../secret-key.ts';
import { describeFailure } from '../failure.ts';
import { listOpenShops } from '../shops/open-shops.ts';
import { type LoadedShop, openShopDirectory, type ShopDirectory } from '../shops/shop-directory.ts';
import { checkAddress, checkProxy } from './check-address.ts';
import { checkBackups } from './check-backups.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase, describeUnopened } from './check-database.ts';
import { checkDisk, checkMemory } from './check-machine.ts';
import { checkMail } from './check-mail.ts';
import { checkFiles, checkServer } from './check-server.ts';
import { checkSettings } from './check-settings.ts';
import { checkStore } from './check-store.ts';
import { type Examination, type Finding, findingsFor } from '../finding.ts';

type Check = Finding['check'];

const NOT_USABLE: readonly Finding['level'][] = ['error', 'unknown'];

/** Checks a whole installation. Changes nothing but the cache of the geocoder, and makes tasks of lost refunds. */
export async function examine(given: Examination): Promise<Finding[]> {
  const { database, problem } = openAsItIs(given);
  try {
    const examination = { ...given, settings: await readSettings(given.settings, database) };
    const findings = await Promise.all([
      guard('settings', async () => checkSettings(examination.unknownSettings)),
      guard('clock', () => checkClock(examination)),
      guard('disk', () => checkDisk(examination)),
      guard('memory', () => checkMemory(examination)),
      guard('files', () => checkFiles(examination)),
      problem ? [problem] : guard('database', () => checkDatabase(examination, database)),
      guard('server', () => checkServer(examination)),
      guard('address', () => checkAddress(examination)),
      guard('mail', () => checkMail(examination)),
      guard('store', () => checkStore(examination.settings.media)),
    ]);
    // After the other checks, whose requests would count as those of a proxy.
    const proxy = await guard('proxy', () => checkProxy(examination));
    const isUsable = findings.flat().every(({ check, level }) => check !== 'database' || !NOT_USABLE.includes(level));
    const rest = database !== null && isUsable ? await examineShops(examination, database) : [];
    return [...findings.flat(), ...proxy, ...rest];
  } finally {
    await database?.close();
  }
}

/** With what the office has set; a database that cannot say it is a finding of its own. */
async function readSettings(settings: Settings, database: Database | null): Promise<Settings> {
  // Reading the key would make DATA_DIR, and the first start would take it for one that has lost its database.
  if (database === null) return settings;
  const secretKey = await readOwnKey(settings).catch(() => null);
  if (secretKey === null) return settings;
  const stored = await readInstallation(database.read, secretKey).catch(() => null);
  return stored ? applyInstallation(settings, stored.settings) : settings;
}

/** A database that cannot be opened is a finding beside the others. */
function openAsItIs({ settings }: Examination): { readonly database: Database | null; readonly problem?: Finding } {
  try {
    return { database: openUnchanged(settings) };
  } catch (error) {
    return { database: null, problem: describeUnopened(error, settings.dataDir) };
  }
}

async function examineShops(examination: Examination, database: Database): Promise<Finding[]> {
  const secretKey = await readOwnKey(examination.settings);
  const open = await loadShops(await openDirectory(examination, { database, secretKey }));
  const overviews = open.filter(({ config }) => config.isFranchiseOverview);
  const shops = open.filter((shop) => !overviews.includes(shop));
  const examined = { ...examination, database, secretKey, shops, overviews };
  const findings = await Promise.all([
    ...ROOMS.flatMap(({ checks = [] }) => checks).map(([name, check]) => guard(name, () => check(examined))),
    guard('backup', () => checkBackups(examination, database)),
  ]);
  return findings.flat();
}

const readOwnKey = async (settings: Settings): Promise<string | null> =>
  settings.databaseUrl !== null && settings.secretKey === null ? null : readSecretKey(settings);

function openDirectory(
  { settings, clock }: Examination,
  { database, secretKey }: Pick<Examined, 'database' | 'secretKey'>,
): Promise<ShopDirectory> {
  // Legal texts name the providers of accounts that this installation can read.
  const usableAccounts =
    secretKey === null
      ? async () => []
      : readUsableAccounts({ database, secretKey, connectAccount: accountConnector(clock) });
  const events = createEvents(() => {});
  const readInstallation = async () => describeInstallation(settings);
  return openShopDirectory({ database, events, clock, usableAccounts, readInstallation, isReadOnly: true });
}

/** The open shops. */
async function loadShops(directory: ShopDirectory): Promise<readonly LoadedShop[]> {
  const shops: LoadedShop[] = [];
  for (const { id } of listOpenShops(directory)) {
    const shop = await directory.visitShop(id);
    if (shop) shops.push(shop);
  }
  return shops;
}

/** A check that breaks off is a finding, too. */
async function guard(check: Check, work: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await work();
  } catch (error) {
    return [findingsFor(check).unknown('checkFailed', { reason: describeFailure(error) })];
  }
}
