import { fail, ok, type Result } from '@tischlein/domain';
import { GEOCODER_KINDS, type GeocoderKind, type MapCredit, OSM_CREDIT } from '@tischlein/domain/installation';
import { inInstallation } from './installation.ts';
import { readAddresses, readNameServer, readNetworks } from './read-addresses.ts';
import { findHalf } from './read-pairs.ts';
import { readMediaUrl, type S3Address } from './read-media-url.ts';
import { readDomain, readOrigin, readSecureOrigin, readTilesUrl, readUrl, readWebAddress } from './read-urls.ts';
import {
  readChoice,
  readFactor,
  readFlag,
  readInstant,
  readIntegerUpTo,
  readSecret,
  readSwitch,
  readTimeOfDay,
  readWord,
} from './read-values.ts';
import { readSecretFiles, SECRET_NAMES, type Variables } from './read-secret-files.ts';
import { type BackupSettings, readRetention, type Retention } from './read-retention.ts';
import { defineSetting, type Setting } from './define-setting.ts';
import { findUnknownSettings, type UnknownSetting } from './unknown-settings.ts';

export type { BackupSettings, Retention } from './read-retention.ts';

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** The settings (S4 Settings), read and checked once at start. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** null: SQLite in dataDir. */
  readonly databaseUrl: string | null;
  /** Past a pooler such as PgBouncer, for migrations, notifications and scratch databases; null: databaseUrl is direct. */
  readonly databaseDirectUrl: string | null;
  /** A streaming replica for reports; null: there is none. */
  readonly databaseReplicaUrl: string | null;
  /** Public origin, without a trailing slash; null: the server's own address. */
  readonly publicUrl: string | null;
  /** null: mails are written to dataDir/mail. */
  readonly smtpUrl: string | null;
  /** Where mails come from; null: the account at the mail server says it. Only the office sets it. */
  readonly mailSender: string | null;
  /** null: the embedded postcode geocoder. */
  readonly geocoder: { readonly kind: GeocoderKind; readonly url: string } | null;
  readonly tilesUrl: string | null;
  /** Whom maps with tiles name. Only the office sets another one. */
  readonly mapCredit: MapCredit;
  /** A store of rendered pictures and tiles that all nodes share; null: each node has its own folder. */
  readonly media: S3Address | null;
  readonly errorReportDsn: string | null;
  /** Origin of an analytics host for the shops that name none; null: this server counts visits. */
  readonly trackingHost: string | null;
  /** 'address' or 'address:port' of the name server for domains of shops; null: those of the machine. */
  readonly dnsServer: string | null;
  /** Whether an empty database is filled with the demo shops. */
  readonly demo: boolean;
  readonly logLevel: LogLevel;
  /** Off removes it from the browsers that have it. */
  readonly serviceWorker: boolean;
  /** null: generated into dataDir on first start. */
  readonly secretKey: string | null;
  /** Slug of the shop where neither host nor /f= names one; null: the only shop, or the first franchise overview. */
  readonly defaultShop: string | null;
  /** Each shop answers at `{slug}.` before this domain, besides its other addresses; null: it does not. */
  readonly wildcardDomain: string | null;
  /** Reverse proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[];
  /** Networks in which this server may reach printers. */
  readonly printerNetwork: readonly string[];
  /** The most bytes that shops in memory, with their rendered pages, may take. */
  readonly shopCacheBytes: number;
  /** Gives other machines access to /metrics; null: only this machine has it. */
  readonly metricsToken: string | null;
  readonly backup: BackupSettings;
  /** Multiplies every rate limit. */
  readonly rateLimitFactor: number;
  /** Serves the sources through Vite with hot reload. */
  readonly isDevelopment: boolean;
  /** Start time of the server's clock, for tests and demonstrations; null: the machine's time. */
  readonly clockStart: string | null;
}

const SWITCH = { expected: ['on oder off', 'on or off'], read: readSwitch } as const;
const WEB_ADDRESS = ['eine Adresse wie https://example.org', 'an address such as https://example.org'] as const;

const POSTGRES = defineSetting<string | null>(readUrl('postgres:', 'postgresql:'), null, [
  'postgres://Benutzer:Passwort@Rechner/Datenbank',
  'postgres://user:password@host/database',
]);

const TABLE = {
  PORT: defineSetting(readIntegerUpTo(65_535), 3000, ['eine Zahl von 0 bis 65535', 'a number from 0 to 65535']),
  HOST: defineSetting(readWord, '127.0.0.1', ['eine Adresse dieses Rechners', 'an address of this machine']),
  DATA_DIR: defineSetting(readWord, inInstallation('data'), ['ein Ordner', 'a folder']),
  DATABASE_URL: POSTGRES,
  DATABASE_DIRECT_URL: POSTGRES,
  DATABASE_REPLICA_URL: POSTGRES,
  PUBLIC_URL: defineSetting<string | null>(readOrigin, null, WEB_ADDRESS),
  SMTP_URL: defineSetting<string | null>(readUrl('smtp:', 'smtps:'), null, [
    'smtp://Benutzer:Passwort@Rechner:587',
    'smtp://user:password@host:587',
  ]),
  GEOCODER: defineSetting<GeocoderKind | null>(readChoice(GEOCODER_KINDS), null, [
    'photon, nominatim oder google',
    'photon, nominatim or google',
  ]),
  GEOCODER_URL: defineSetting<string | null>(readWebAddress, null, WEB_ADDRESS),
  TILES_URL: defineSetting<string | null>(readTilesUrl, null, [
    'eine Adresse mit {z}, {x} und {y}',
    'an address with {z}, {x} and {y}',
  ]),
  MEDIA_URL: defineSetting<S3Address | null>(readMediaUrl, null, [
    's3://Schlüssel:Geheimnis@Rechner/Bucket?region=…',
    's3://key:secret@host/bucket?region=…',
  ]),
  ERROR_REPORT_DSN: defineSetting<string | null>(readWebAddress, null, WEB_ADDRESS),
  TRACKING_HOST: defineSetting<string | null>(readSecureOrigin, null, WEB_ADDRESS),
  DNS_SERVER: defineSetting<string | null>(readNameServer, null, [
    'eine IP-Adresse, auch mit :Port',
    'an IP address, also with :port',
  ]),
  DEMO: { ...SWITCH, fallback: true },
  SERVICE_WORKER: { ...SWITCH, fallback: true },
  LOG_LEVEL: defineSetting<LogLevel>(readChoice(LOG_LEVELS), 'info', [LOG_LEVELS.join(', '), LOG_LEVELS.join(', ')]),
  SECRET_KEY: defineSetting<string | null>(readSecret, null, ['mindestens 32 Zeichen', 'at least 32 characters']),
  DEFAULT_SHOP: defineSetting<string | null>(readWord, null, ['der Kurzname einer Filiale', 'the slug of a shop']),
  WILDCARD_DOMAIN: defineSetting<string | null>(readDomain, null, [
    'eine Domain wie shops.example.org',
    'a domain such as shops.example.org',
  ]),
  TRUSTED_PROXIES: defineSetting<readonly string[]>(
    readAddresses,
    [],
    ['IP-Adressen oder Netze, mit Komma getrennt', 'IP addresses or networks, separated by commas'],
  ),
  PRINTER_NETWORK: defineSetting<readonly string[]>(
    readNetworks,
    [],
    ['Netze wie 192.168.1.0/24, mit Komma getrennt', 'networks such as 192.168.1.0/24, separated by commas'],
  ),
  SHOP_CACHE_MB: defineSetting(readIntegerUpTo(100_000), 40, [
    'eine Zahl von 0 bis 100000, in Megabyte',
    'a number from 0 to 100000, in megabytes',
  ]),
  METRICS_TOKEN: defineSetting<string | null>(readSecret, null, ['mindestens 32 Zeichen', 'at least 32 characters']),
  BACKUP_DIR: defineSetting<string | null>(readWord, null, ['ein Ordner', 'a folder']),
  BACKUP_AT: defineSetting(readTimeOfDay, '04:15', ['eine Uhrzeit wie 04:15', 'a time such as 04:15']),
  BACKUP_KEEP: defineSetting<Retention>(readRetention, { days: 7, weeks: 4, months: 6 }, [
    'eine Angabe wie 7d 4w 6m (Tage, Wochen, Monate)',
    'a value such as 7d 4w 6m (days, weeks, months)',
  ]),
  RATE_LIMIT_FACTOR: defineSetting(readFactor, 1, ['eine Zahl ab 0,1', 'a number from 0.1 up']),
  TISCHLEIN_CLOCK: defineSetting<string | null>(readInstant, null, [
    'ein Zeitpunkt wie 2026-11-20T18:30:00+01:00',
    'an instant such as 2026-11-20T18:30:00+01:00',
  ]),
  TISCHLEIN_DEV: { read: readFlag, fallback: false, expected: ['0 oder 1', '0 or 1'] },
} as const satisfies Record<string, Setting<unknown>>;
type Name = keyof typeof TABLE;
const BYTES_PER_MEGABYTE = 1024 * 1024;

const FROM_FILES: readonly Name[] = SECRET_NAMES;

/** The names of all settings, and those whose value may be in a file. */
export const SETTING_NAMES: readonly string[] = [...Object.keys(TABLE), ...FROM_FILES.map((name) => `${name}_FILE`)];

/** Settings of this process; the problem is a sentence in German and English. */
export const readEnvironment = (): Result<Settings, string> => readSettings(process.env);

/** Names of this process's environment and settings file that are no settings. */
export const listUnknownSettings = (): readonly UnknownSetting[] => findUnknownSettings(process.env, SETTING_NAMES);

/** Reads the settings; the problem is the first malformed value or the first unknown TISCHLEIN_ variable. */
export function readSettings(environment: Variables): Result<Settings, string> {
  const withFiles = readSecretFiles(environment, FROM_FILES);
  if (!withFiles.ok) return withFiles;
  const variables = withFiles.value;
  const problem = firstProblem(variables);
  return problem ? fail(problem) : ok(toSettings(variables));
}

function toSettings(variables: Variables): Settings {
  const value = <Key extends Name>(name: Key) => readSetting(variables, name);
  const kind = value('GEOCODER');
  const url = value('GEOCODER_URL');
  return {
    port: value('PORT'),
    host: value('HOST'),
    dataDir: value('DATA_DIR'),
    databaseUrl: value('DATABASE_URL'),
    databaseDirectUrl: value('DATABASE_DIRECT_URL'),
    databaseReplicaUrl: value('DATABASE_REPLICA_URL'),
    publicUrl: value('PUBLIC_URL'),
    smtpUrl: value('SMTP_URL'),
    mailSender: null,
    geocoder: kind && url ? { kind, url } : null,
    tilesUrl: value('TILES_URL'),
    mapCredit: OSM_CREDIT,
    media: value('MEDIA_URL'),
    errorReportDsn: value('ERROR_REPORT_DSN'),
    trackingHost: value('TRACKING_HOST'),
    dnsServer: value('DNS_SERVER'),
    demo: value('DEMO'),
    logLevel: value('LOG_LEVEL'),
    serviceWorker: value('SERVICE_WORKER'),
    secretKey: value('SECRET_KEY'),
    defaultShop: value('DEFAULT_SHOP'),
    wildcardDomain: value('WILDCARD_DOMAIN'),
    trustedProxies: value('TRUSTED_PROXIES'),
    printerNetwork: value('PRINTER_NETWORK'),
    shopCacheBytes: value('SHOP_CACHE_MB') * BYTES_PER_MEGABYTE,
    metricsToken: value('METRICS_TOKEN'),
    backup: { folder: value('BACKUP_DIR'), at: value('BACKUP_AT'), keep: value('BACKUP_KEEP') },
    rateLimitFactor: value('RATE_LIMIT_FACTOR'),
    isDevelopment: value('TISCHLEIN_DEV'),
    clockStart: value('TISCHLEIN_CLOCK'),
  };
}

/** Of an empty environment. */
export const DEFAULT_SETTINGS = toSettings({});

function firstProblem(variables: Variables): string | null {
  const unknown = Object.keys(variables).find((name) => name.startsWith('TISCHLEIN_') && !Object.hasOwn(TABLE, name));
  if (unknown) return `${unknown} ist keine Einstellung. / ${unknown} is not a setting.`;
  for (const [name, { read, expected }] of Object.entries<Setting<unknown>>(TABLE)) {
    const text = variables[name]?.trim();
    if (text && read(text) === null) return `${name}: erwartet wird ${expected[0]}. / Expected is ${expected[1]}.`;
  }
  return findHalf(variables);
}

// An empty value counts as unset, as in most .env files.
function readSetting<Key extends Name>(variables: Variables, name: Key): (typeof TABLE)[Key]['fallback'] {
  const text = variables[name]?.trim();
  const { read, fallback }: Setting<(typeof TABLE)[Key]['fallback']> = TABLE[name];
  return text ? (read(text) ?? fallback) : fallback;
}
