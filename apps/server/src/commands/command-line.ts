import '../v8-flags.ts';
import { runAsChange } from '../db/open-change.ts';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { COMMAND_SENTENCES, COMMAND_USAGE, nameCommands } from '@tischlein/wording/commands';
import { DOCTOR_SENTENCES } from '@tischlein/wording/doctor';
import { describeInstallation } from '../app/legal-installation.ts';
import { systemClock } from '../clock.ts';
import type { Database, DatabaseSettings } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { NewerDatabase, OlderDatabase } from '../db/migrate.ts';
import {
  AccessRefused,
  DamagedDatabase,
  isDiskFailure,
  isStorageFull,
  MissingDatabase,
  NoDatabase,
  type RefusedAccess,
  toStorageProblem,
} from '../db/storage-problem.ts';
import { openPlaces } from '../delivery/open-places.ts';
import type { Deps } from '../deps.ts';
import { readEnvironment, type Settings } from '../env.ts';
import { createEvents } from '../events.ts';
import { hasCode } from '../failure.ts';
import { isRelease } from '../installation.ts';
import { restrictAccess } from '../restrict-access.ts';
import { applyInstallation } from '../operator/apply-installation.ts';
import { readInstallation } from '../operator/installation-settings.store.ts';
import { OtherSecretKey, readSecretKey, SecretKeyMissing } from '../secret-key.ts';
import { openShopDirectory } from '../shops/shop-directory.ts';

/** Ends a command with this sentence and exit code 1. */
export class CommandProblem extends Error {}

interface Usage {
  readonly name: keyof typeof COMMAND_USAGE;
  /** Number of required positional arguments. */
  readonly words: number | ((has: (option: string) => boolean) => number);
  readonly options?: ParseArgsOptionsConfig;
}

export interface CommandLine {
  readonly words: readonly string[];
  readonly settings: Settings;
  readonly text: (option: string) => string | null;
  readonly has: (option: string) => boolean;
}

/** Runs a command. Exit code 0: done, 1: failed, 2: wrong usage. */
export async function runCommand(usage: Usage, work: (line: CommandLine) => Promise<void>): Promise<void> {
  const line = readLine(usage);
  if (!line) return;
  try {
    await restrictAccess(line.settings.dataDir);
    await runRecorded(usage.name, () => work(line));
  } catch (error) {
    const sentence = describeFailure(error);
    if (sentence === null) throw error;
    console.error(nameCommands(sentence, isRelease()));
    process.exitCode = 1;
  }
}

/** Commands that change or replace something leave an entry in the audit log; the others read. */
const RECORDED: readonly Usage['name'][] = ['import', 'password', 'demo', 'restore'];

function runRecorded(name: Usage['name'], work: () => Promise<void>): Promise<void> {
  if (!RECORDED.includes(name)) return work();
  const author = { kind: 'command', name, device: '' } as const;
  return runAsChange({ shopId: '', call: `command:${name}`, area: 'command', at: systemClock.now(), author }, work);
}

function describeFailure(error: unknown): string | null {
  if (error instanceof CommandProblem) return error.message;
  if (error instanceof SecretKeyMissing) return COMMAND_SENTENCES.secretKeyMissing;
  if (error instanceof OtherSecretKey) return COMMAND_SENTENCES.secretKeyOther;
  if (error instanceof NewerDatabase) return COMMAND_SENTENCES.databaseNew;
  if (error instanceof OlderDatabase) return COMMAND_SENTENCES.databaseTooOld;
  if (error instanceof NoDatabase) return describeNoDatabase(error);
  if (isStorageFull(error) || isDiskFailure(error)) return COMMAND_SENTENCES.diskFull;
  if (hasCode(error, UNWRITABLE)) return `${COMMAND_SENTENCES.fileUnwritable}: ${readPath(error)}`;
  return describeStorage(error);
}

const UNWRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR'] as const;

const readPath = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'path' in error ? String(error.path) : '';

const describeNoDatabase = ({ folder }: NoDatabase): string =>
  folder === null ? DOCTOR_SENTENCES.databaseEmpty() : DOCTOR_SENTENCES.databaseMissing({ folder });

function describeStorage(error: unknown): string | null {
  const problem = toStorageProblem(error);
  if (problem instanceof MissingDatabase) return COMMAND_SENTENCES.databaseMissing;
  if (problem instanceof DamagedDatabase) return COMMAND_SENTENCES.databaseDamaged;
  if (problem instanceof AccessRefused) return REFUSED[problem.what];
  return problem && COMMAND_SENTENCES.databaseAway;
}

const REFUSED: Readonly<Record<RefusedAccess, string>> = {
  user: COMMAND_SENTENCES.databaseUserRefused,
  name: COMMAND_SENTENCES.databaseNameUnknown,
  pooler: COMMAND_SENTENCES.databasePoolerUnnamed,
  rights: COMMAND_SENTENCES.databaseRightsMissing,
};

function readLine({ name, words, options = {} }: Usage): CommandLine | null {
  const parsed = parseArguments({ ...options, help: { type: 'boolean' } });
  const isHelp = parsed?.values['help'] === true;
  const has = (option: string): boolean => parsed?.values[option] !== undefined && parsed.values[option] !== false;
  const expected = typeof words === 'number' ? words : words(has);
  if (isHelp || !parsed || parsed.positionals.length !== expected) {
    console.log(nameCommands(COMMAND_USAGE[name].join('\n'), isRelease()));
    process.exitCode = isHelp ? 0 : 2;
    return null;
  }
  const settings = readEnvironment();
  if (!settings.ok) {
    console.error(settings.problem);
    process.exitCode = 1;
    return null;
  }
  const { values, positionals } = parsed;
  const text = (option: string): string | null => (typeof values[option] === 'string' ? values[option] : null);
  return { words: positionals, settings: settings.value, text, has: (option) => values[option] === true };
}

function parseArguments(options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return null;
  }
}

/** Opens the database for `work` and closes it afterwards. Only commands that say so create one. */
export async function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ mustExist: true, ...settings });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Opens the database and the shop directory for `work` and closes them afterwards. */
export function withShops<Result>(
  settings: Settings & Pick<DatabaseSettings, 'mustExist'>,
  work: (deps: Pick<Deps, 'database' | 'shops' | 'clock' | 'places'>) => Promise<Result>,
): Promise<Result> {
  return withDatabase(settings, async (database) => {
    const events = createEvents(() => {});
    const { geocoder, publicUrl, ...rest } = await readSettings(settings, database);
    const places = openPlaces({ database, clock: systemClock, geocoder, publicUrl: publicUrl ?? 'http://localhost' });
    const shops = await openShopDirectory({
      database,
      events,
      clock: systemClock,
      usableAccounts: async () => [],
      readInstallation: async () => describeInstallation({ ...rest, geocoder }),
    });
    return work({ database, shops, clock: systemClock, places });
  });
}

/** With what the office has set, as far as this process has the key for it. */
async function readSettings(settings: Settings, { read }: Database): Promise<Settings> {
  if (settings.databaseUrl !== null && settings.secretKey === null) return settings;
  const stored = await readInstallation(read, await readSecretKey(settings));
  return applyInstallation(settings, stored.settings);
}
