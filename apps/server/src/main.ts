import { setTimeout as pause } from 'node:timers/promises';
import { nameCommands } from '@tischlein/wording/commands';
import { buildApp } from './app.ts';
import { clockFrom, systemClock } from './clock.ts';
import { listUnknownSettings, readEnvironment, type Settings } from './env.ts';
import { removeFirstSignIn, writeFirstSignIn } from './first-sign-in-file.ts';
import { describeMistyped } from './unknown-settings.ts';
import { findHandedSocket, requireSamePlace } from './handed-socket.ts';
import { createErrorReporter } from './http/error-report.ts';
import { actAs } from './office/office-fetch.http.ts';
import { loadDemo } from './office/demo.ts';
import { withFirstSignIn } from './staff/first-sign-in.store.ts';
import { createFirstOwner, type FirstSignIn, renewFirstPassword } from './staff/staff.ts';
import { type OpenDeps, openDeps } from './open-deps.ts';
import { openPractice } from './payments/practice.ts';
import { inInstallation, isRelease } from './installation.ts';
import { reservePort, toLocalUrl } from './own-address.ts';
import { restrictAccess } from './restrict-access.ts';
import { describeStartFailure } from './start-failure.ts';
import { formatFirstSignIn, formatStartText } from './start-text.ts';
import { openDevelopment } from './storefront/development.ts';
import { listOpenShops } from './shops/open-shops.ts';
import type { ShopSite } from './shops/shop-entry.ts';
import { resolveShopPayments } from './shops/shop-payments.ts';
import { createBuiltRenderer } from './storefront/load-renderer.ts';
import { collectAllGarbage } from './v8-flags.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

/** The start message is for people, who read no list of hundreds. */
const MOST_SHOWN = 20;
const START_IS_OVER_MS = 1000;

const environment = readEnvironment();
const mistyped = describeMistyped(listUnknownSettings());
if (!environment.ok) stop(environment.problem);
else if (mistyped !== null) stop(mistyped);
else
  await run(environment.value).catch((error: unknown) => {
    const sentence = describeStartFailure(error, environment.value);
    if (sentence === null) throw error;
    stop(nameCommands(sentence, isRelease()));
  });

async function run(settings: Settings): Promise<void> {
  await restrictAccess(settings.dataDir);
  const { deps } = await start(settings);
  // A last resort: the process outlives a promise that nothing awaits.
  process.on('unhandledRejection', (error) => deps.events.workerFailed('unhandled', error));
}

async function start(settings: Settings): Promise<OpenDeps> {
  const handedSocket = findHandedSocket();
  const { port, release: releasePort } = await reservePort({ ...settings, handedSocket });
  const ownUrl = toLocalUrl(settings.host, port);
  const log: { to: App['log'] | null } = { to: null };
  const publicUrl = settings.publicUrl ?? ownUrl;
  const clock = settings.clockStart ? clockFrom(settings.clockStart) : systemClock;
  const reportError = createErrorReporter(settings.errorReportDsn, clock);
  const practice = settings.demo
    ? await openPractice(inInstallation('demo'), { ...settings, ownUrl, publicUrl, clock })
    : null;
  const server = await openDeps({
    ...settings,
    publicUrl,
    isPublicUrlOwn: settings.publicUrl === null,
    report: (event, details, level = 'info') => log.to?.[level]({ event, ...details }),
    reportError,
    clock,
    ...(practice && { providers: { hosts: practice.hosts } }),
  });
  const development = settings.isDevelopment
    ? { development: await openDevelopment(inInstallation('tools/development.ts')) }
    : {};
  const app = await buildApp(server.deps, {
    ...settings,
    renderer: development.development ?? createBuiltRenderer(inInstallation('dist/storefront')),
    builds: inInstallation('dist'),
    ...development,
    practice,
    ...(settings.errorReportDsn !== null && { reportError }),
    now: () => performance.now(),
  });
  log.to = app.log;
  const stopping = new AbortController();
  const listening = { ...settings, port, handedSocket, releasePort, ownUrl, stopping: stopping.signal };
  const started = finishStart(app, server, listening);
  closeOnSignals(app, server, { started, stopping });
  await started;
  return server;
}

interface StartSettings extends Listening, Pick<Settings, 'demo' | 'dataDir'> {
  readonly ownUrl: string;
  readonly releasePort: () => Promise<void>;
  /** Aborts when a signal interrupts the start. */
  readonly stopping: AbortSignal;
}

/**
 * Until the first owner has signed in, a start finishes what one before it could not, and shows a new password; of nodes that start
 * at once, one does so.
 */
async function finishStart(app: App, server: OpenDeps, settings: StartSettings): Promise<void> {
  const { demo, dataDir, releasePort, stopping } = settings;
  const { deps } = server;
  const created = await createFirstOwner(deps, demo && deps.shops.listShops().length === 0);
  await withFirstSignIn(deps.database, async (row) => {
    const firstSignIn = row && (created ?? (await renewFirstPassword(deps, row)));
    if (row === null) await removeFirstSignIn(dataDir);
    const isDemoDue = row !== null && demo && row.demo_open === 1;
    const isDemoLoaded = isDemoDue && (await loadDemoOnce(app, server, { staffId: row.staff_id, stopping }));
    await releasePort();
    if (!stopping.aborted) await listenWithoutLog(app, settings);
    await showStart(app, server, { ...settings, firstSignIn });
    return { ...(isDemoLoaded && { demo_open: 0 }), ...(firstSignIn && { shown_at: deps.clock.now() }) };
  });
  if (!stopping.aborted) void collectStartGarbage();
}

async function showStart(
  app: App,
  server: OpenDeps,
  { ownUrl, dataDir, stopping, firstSignIn }: StartSettings & { readonly firstSignIn: FirstSignIn | null },
): Promise<void> {
  // A journal keeps for months what a service writes.
  const isKept = isRelease() && !process.stdout.isTTY;
  const passwordFile = firstSignIn && isKept ? await writeFirstSignIn(dataDir, firstSignIn) : null;
  // An interrupted start shows the first password, too.
  if (stopping.aborted) {
    for (const row of formatFirstSignIn({ firstSignIn, passwordFile })) process.stdout.write(`${row.join('  ')}\n`);
    return;
  }
  warnOfIncompleteShops(app, server);
  const { publicUrl } = server.deps;
  process.stdout.write(formatStartText({ ownUrl, publicUrl, ...(await listShown(server)), firstSignIn, passwordFile }));
}

/** A quiet server would keep for long what only its start has needed: 15 MB. */
async function collectStartGarbage(): Promise<void> {
  await pause(START_IS_OVER_MS, undefined, { ref: false });
  collectAllGarbage();
}

/** Reads sites only: whole shops would be loaded for one line each. */
async function listShown({ deps: { shops }, usableAccounts }: OpenDeps) {
  const all = shops.listShops();
  if (all.length > MOST_SHOWN) return { shops: [], more: all.length };
  const overviews = new Set(all.flatMap(({ id, isFranchiseOverview }) => (isFranchiseOverview ? [id] : [])));
  const sites = await shops.readSites(all.map(({ id }) => id));
  const listHidden = async ({ id, config }: ShopSite) =>
    overviews.has(id) ? [] : resolveShopPayments(config, await usableAccounts(id)).hidden;
  const shown = sites.map(async (site) => ({ config: site.config, hidden: await listHidden(site) }));
  return { shops: await Promise.all(shown), more: 0 };
}

/** Shops from before there were states are open although something is missing (S3 L1). */
function warnOfIncompleteShops(app: App, { deps }: OpenDeps): void {
  for (const { slug, missing } of listOpenShops(deps.shops))
    if (missing.length > 0) app.log.warn({ shop: slug, missing }, 'an open shop is incomplete');
}

interface Listening extends Pick<Settings, 'host' | 'port'> {
  readonly handedSocket: number | null;
}

// Suppresses Fastify's own line: the first line of the output is an interface (S4 Commands).
async function listenWithoutLog(app: App, { host, port, handedSocket }: Listening): Promise<void> {
  const { level } = app.log;
  app.log.level = 'silent';
  if (handedSocket === null) await app.listen({ host, port });
  else {
    // A host is named, or Fastify would look for a second address.
    const socket = { host: '127.0.0.1', fd: handedSocket };
    await app.listen(socket);
    requireSamePlace(app.server.address(), { host, port });
  }
  app.log.level = level;
}

/** Returns whether the demo is complete. */
async function loadDemoOnce(
  app: App,
  { deps }: OpenDeps,
  { staffId, stopping }: Pick<FirstSignIn, 'staffId'> & Pick<StartSettings, 'stopping'>,
): Promise<boolean> {
  process.stdout.write('Loading the demo (once) …\n');
  // Continue after a failure: the shop works without its demo, and the password has to be shown.
  return actAs(app, deps, {
    staffId,
    work: (fetch) =>
      loadDemo(inInstallation('demo'), (address, init) => {
        stopping.throwIfAborted();
        return fetch(address, init);
      }),
  }).then(
    () => true,
    (error: unknown) => {
      if (stopping.aborted)
        process.stdout.write(
          nameCommands('The demo is incomplete; "npm run demo -- --reset" loads it.\n', isRelease()),
        );
      else app.log.error({ err: error }, 'the demo could not be loaded');
      return false;
    },
  );
}

/**
 * Stops accepting requests, finishes those in flight, then closes everything. A signal during the start interrupts
 * it and closes when its current step is done.
 */
function closeOnSignals(
  app: App,
  server: OpenDeps,
  { started, stopping }: { readonly started: Promise<void>; readonly stopping: AbortController },
): void {
  const close = (): void => {
    stopping.abort();
    // A start that fails ends the process with its own sentence.
    void started.then(
      () => app.close().then(() => server.close()),
      () => {},
    );
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

function stop(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
