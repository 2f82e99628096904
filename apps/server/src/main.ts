import { resolve } from 'node:path';
import { buildApp } from './app.ts';
import { clockFrom, systemClock } from './clock.ts';
import { storageProblemOf } from './db/storage-problem.ts';
import { readEnvironment, type Settings } from './env.ts';
import { actAs } from './http/office-call.ts';
import { loadDemo } from './office/demo.ts';
import { createFirstOwner, type FirstSignIn } from './office/staff.ts';
import { type OpenDeps, openDeps } from './open-deps.ts';
import { openPractice } from './payments/practice.ts';
import { portToUse, urlOf } from './own-address.ts';
import { secretKeyOf } from './secret-key.ts';
import { startText } from './start-text.ts';
import { openDevelopment } from './storefront/development.ts';
import { builtRenderer } from './storefront/load-renderer.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

const settings = readEnvironment();
if (settings.ok) await start(settings.value).catch((error: unknown) => stop(sentenceFor(error, settings.value)));
else stop(settings.problem);

/** Settings, database, demo, server; closed again in reverse. */
async function start(given: Settings): Promise<void> {
  const port = await portToUse(given);
  const ownUrl = urlOf(given.host, port);
  const log: { to: App['log'] | null } = { to: null };
  const publicUrl = given.publicUrl ?? ownUrl;
  const clock = given.clockStart ? clockFrom(given.clockStart) : systemClock;
  const practice = given.demo ? await openPractice(resolve('demo'), { ...given, ownUrl, publicUrl, clock }) : null;
  const house = await openDeps({
    ...given,
    publicUrl,
    secretKey: await secretKeyOf(given),
    report: (event, details) => log.to?.info({ event, ...details }),
    clock,
    ...(practice && { providers: { hosts: practice.hosts } }),
  });
  const development = given.isDevelopment
    ? { development: await openDevelopment(resolve('tools/development.ts')) }
    : {};
  const app = await buildApp(house.deps, {
    ...given,
    renderer: development.development ?? builtRenderer(resolve('dist/storefront')),
    builds: resolve('dist'),
    ...development,
    practice,
    now: () => performance.now(),
  });
  log.to = app.log;
  closeOnSignals(app, house);
  const firstSignIn = await createFirstOwner(house.deps);
  if (given.demo && firstSignIn) await bringDemo(app, house, firstSignIn);
  await listenQuietly(app, given.host, port);
  const shops = house.deps.shops.allShops();
  process.stdout.write(startText({ ownUrl, publicUrl: house.deps.publicUrl, shops, firstSignIn }));
}

// Fastify's own line would stand before ours.
async function listenQuietly(app: App, host: string, port: number): Promise<void> {
  const { level } = app.log;
  app.log.level = 'silent';
  await app.listen({ host, port });
  app.log.level = level;
}

async function bringDemo(app: App, { deps }: OpenDeps, { staffId }: FirstSignIn): Promise<void> {
  if (deps.shops.allShops().length > 0) return;
  process.stdout.write('Loading the demo (once) …\n');
  // A demo that fails keeps nobody from working, and the password has to be shown.
  await actAs(app, deps, { staffId, work: (call) => loadDemo(resolve('demo'), call) }).catch((error: unknown) =>
    app.log.error({ err: error }, 'the demo could not be loaded'),
  );
}

/** Takes no more requests, answers those that came, then gives everything back. */
function closeOnSignals(app: App, house: OpenDeps): void {
  const close = (): void => {
    void app.close().then(() => house.close());
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
}

function sentenceFor(error: unknown, { host, port, dataDir }: Settings): string {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `Auf ${host}:${port} läuft schon etwas. / Something listens on ${host}:${port} already.`;
  if (code === 'EADDRNOTAVAIL') return `HOST: ${host} gehört nicht zu diesem Rechner. / is no address of this machine.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR')
    return `DATA_DIR: In ${dataDir} lässt sich nicht schreiben. / cannot be written to.`;
  if (storageProblemOf(error))
    return 'Die Datenbank ist nicht erreichbar oder nimmt nichts an. / The database cannot be reached or takes nothing.';
  throw error;
}

function stop(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
