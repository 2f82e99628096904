import { join } from 'node:path';
import type { ShopDocument } from '@tischlein/contract/office';
import { buildApp } from '../../apps/server/src/app.ts';
import type { Clock } from '../../apps/server/src/clock.ts';
import type { Deps } from '../../apps/server/src/deps.ts';
import type { Settings } from '../../apps/server/src/env.ts';
import type { ReportError, ReportEvent } from '../../apps/server/src/events.ts';
import { neverPause, type PauseAt } from '../../apps/server/src/faults.ts';
import { openDeps } from '../../apps/server/src/open-deps.ts';
import type { ProviderSettings } from '../../apps/server/src/payments/connect-account.ts';
import { PUBLIC_ONLY, type WebhookGuard } from '../../apps/server/src/integrations/send-webhook.ts';
import { createPasswords } from '../../apps/server/src/staff/password.ts';
import type { PracticeProviders } from '../../apps/server/src/payments/practice.ts';
import type { ProviderHosts } from '../../apps/server/src/payments/provider.ts';
import { pageRequest, type Renderer } from '@tischlein/contract/render';
import { saveShopDocument } from '../../apps/server/src/imports/save-shop-document.ts';
import type { OpenDatabase } from './databases.ts';

/** A clock that does not move by itself. */
type TestClock = Clock & { set(instant: string): void };

export interface TestServer {
  readonly app: Awaited<ReturnType<typeof buildApp>>;
  readonly deps: Deps;
  readonly clock: TestClock;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly shops?: readonly ShopDocument[];
  /** Default: Saturday evening, 19:30 in Berlin. */
  readonly at?: string;
  readonly publicUrl?: string;
  /** It is only the server's own address. Default: it was set. */
  readonly isPublicUrlOwn?: boolean;
  /** Multiplies rate limits. Default: so high that no test reaches one. */
  readonly rateLimitFactor?: number;
  readonly metricsToken?: string | null;
  readonly renderer?: Renderer;
  readonly geocoder?: Settings['geocoder'];
  readonly tilesUrl?: string | null;
  /** A replica for reports. Default: none. */
  readonly databaseReplicaUrl?: string | null;
  /** Default: nothing is shared. */
  readonly media?: Settings['media'];
  readonly trustedProxies?: readonly string[];
  /** Default: one that does not answer. */
  readonly dnsServer?: string;
  /** Default: mails are written to files. */
  readonly smtpUrl?: string | null;
  /** Hosts of the providers. Default: the real ones, which no test reaches. */
  readonly providers?: ProviderSettings;
  /** The demo's practice providers, served by the server itself. */
  readonly practice?: PracticeProviders;
  /** Gets what the error tracker would get. */
  readonly reportError?: ReportError;
  /** Gets the events that are logged. Default: not logged. */
  readonly report?: ReportEvent;
  /** Gets every line of the log, down to the finest. */
  readonly log?: (line: string) => void;
  /** Where messages to browsers go. Default: nowhere. */
  readonly toPushServiceUrl?: (endpoint: URL) => URL;
  /** Which addresses webhooks may call. Default: those of the product. */
  readonly webhookGuard?: WebhookGuard;
  /** Where printers may be reached. Default: nowhere. */
  readonly printerNetwork?: readonly string[];
  /** Default: none by themselves. */
  readonly backup?: Settings['backup'];
  /** Default: no limit. */
  readonly shopCacheBytes?: number;
  /** Pauses the server at fault points. */
  readonly pauseAt?: PauseAt;
}

/** A whole server on this database, with these shops; called through inject, without a port. */
export async function openServer(
  { url, dataDir }: Pick<OpenDatabase, 'url' | 'dataDir'>,
  {
    shops = [],
    at = '2026-11-21T18:30:00.000Z',
    publicUrl = 'http://shop.test',
    isPublicUrlOwn = false,
    rateLimitFactor = 10_000,
    renderer = EMPTY_PAGES,
    geocoder = null,
    tilesUrl = null,
    media = null,
    databaseReplicaUrl = null,
    trustedProxies = [],
    dnsServer = '127.0.0.1:9',
    smtpUrl = null,
    providers = NO_PROVIDERS,
    practice,
    reportError = () => {},
    report = () => {},
    pauseAt = neverPause,
    metricsToken = null,
    log,
    toPushServiceUrl = toNowhere,
    webhookGuard = PUBLIC_ONLY,
    printerNetwork = [],
    backup,
    shopCacheBytes = Infinity,
  }: TestServerOptions = {},
): Promise<TestServer> {
  const clock = clockAt(at);
  const { deps, close } = await openDeps({
    dataDir,
    databaseUrl: url || null,
    databaseReplicaUrl,
    smtpUrl,
    dnsServer,
    publicUrl,
    isPublicUrlOwn,
    geocoder,
    tilesUrl,
    media,
    secretKey: 'only-for-tests-only-for-tests-only',
    report,
    reportError,
    clock,
    providers,
    pauseAt,
    passwords: QUICK_PASSWORDS,
    rateLimitFactor,
    toPushServiceUrl,
    webhookGuard,
    printerNetwork,
    ...(backup && { backup }),
    shopCacheBytes,
  });
  for (const shop of shops) await saveShopDocument(deps, shop, 'open');
  const app = await buildApp(deps, {
    renderer: checkRequests(renderer),
    builds: join(dataDir, 'no-builds'),
    defaultShop: null,
    trustedProxies,
    rateLimitFactor,
    shopCacheBytes,
    metricsToken,
    logLevel: log ? 'debug' : 'silent',
    ...(log && { log: { write: log } }),
    now: () => Date.now(),
    reportError,
    ...(practice && { practice }),
  });
  await app.ready();
  return {
    app,
    deps,
    clock,
    close: async () => {
      await app.close();
      await close();
    },
  };
}

// The real cost takes a fifth of a second of processor time for each password.
const QUICK_PASSWORDS = createPasswords({ N: 1024, r: 8, p: 1 });

// No server listens on port 9.
const toNowhere = (): URL => new URL('http://127.0.0.1:9/');

const NOWHERE = { live: null, test: null, demo: null };
const NO_HOSTS: ProviderHosts = { stripe: NOWHERE, paypal: NOWHERE, amazonPay: NOWHERE, unzer: NOWHERE };
const NO_PROVIDERS: ProviderSettings = { hosts: NO_HOSTS };

/** Throws if a request for a page breaks the contract. */
const checkRequests = (renderer: Renderer): Renderer => ({
  render: async (request) => {
    pageRequest.parse(request);
    return renderer.render(request);
  },
});

const EMPTY_PAGES: Renderer = {
  render: async () => ({ status: 200, html: '<!doctype html>', inlineStyles: [], inlineScripts: [] }),
};

function clockAt(start: string): TestClock {
  let now = start;
  return {
    now: () => now,
    set: (instant) => {
      now = new Date(instant).toISOString();
    },
  };
}
