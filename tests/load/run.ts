// npm run load [-- --database sqlite|postgres --processes N --rate N --burst N --seconds N --orders N --pages N
// --p99 N]:
// sends orders to the built server and compares the responses with the database.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { freshPostgres, type OpenDatabase } from '../support/fresh-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { isBuilt } from '../../tools/build-stamp.ts';
import { buildAll } from '../../tools/build.ts';
import { startServer } from '../../bench/server-process.ts';
import { type GuestResult, runGuests } from './guests.ts';
import { openPages } from './pages.ts';
import { type LoadSettings, readLoads } from './settings.ts';
import { prepareShop } from './shop.ts';
import { findProblems } from './verdict.ts';

const SECRET_KEY = 'only-for-this-load-only-for-this-load';
const MAX_PRINTED = 5;

const loads = readLoads(process.argv.slice(2));
if (!(await isBuilt())) await buildAll();
for (const settings of loads) if (!(await runLoad(settings))) process.exitCode = 1;

/** Runs one load and prints the result; returns whether it passed. */
async function runLoad(settings: LoadSettings): Promise<boolean> {
  const postgres = settings.database === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  const place = postgres ? await freshPostgres(postgres.url) : await createSqlite();
  try {
    await prepareShop(place);
    const before = loadavg()[0] ?? 0;
    const { results, seconds, pages } = await executeLoad(place, settings);
    const after = loadavg()[0] ?? 0;
    const machine = `load average of the machine ${before.toFixed(1)} before, ${after.toFixed(1)} after`;
    print(`${settings.name}: ${describe(settings)}; ${machine}`);
    const isFastEnough = printTimes(settings, { results, seconds, pages });
    const isRight = await printVerdict(place, results);
    return isFastEnough && isRight;
  } finally {
    await place.close();
    await postgres?.stop();
  }
}

// In this checkout: /tmp may be a RAM disk with free commits.
async function createSqlite(): Promise<OpenDatabase> {
  const dataDir = await mkdtemp(join(process.cwd(), 'bench', '.run-'));
  return { url: '', dataDir, preparedShop: null, close: () => rm(dataDir, { recursive: true }) };
}

interface LoadRun {
  readonly results: readonly GuestResult[];
  readonly seconds: number;
  readonly pages: number;
}

async function executeLoad(place: OpenDatabase, settings: LoadSettings): Promise<LoadRun> {
  await using servers = new AsyncDisposableStack();
  const addresses: string[] = [];
  const env = { DEMO: 'off', SECRET_KEY, ...(place.url && { DATABASE_URL: place.url }) };
  for (let index = 0; index < settings.processes; index += 1) {
    const { port } = servers.use(await startServer(place.dataDir, env));
    addresses.push(`http://127.0.0.1:${port}`);
  }
  // Warms up the JIT and opens the pages before measuring.
  const warmUp = await runGuests(addresses, { ...settings, rate: 20, burst: 0, seconds: 2 });
  const openedPages = await openPages(addresses, settings.pages);
  const started = performance.now();
  const results = await runGuests(addresses, settings);
  const seconds = (performance.now() - started) / 1000;
  const pages = openedPages.count();
  await openedPages.close();
  return { results: [...results, ...warmUp.map((guest) => ({ ...guest, milliseconds: 0 }))], seconds, pages };
}

function describe({ database, processes, rate, burst, seconds }: LoadSettings): string {
  return [
    `${database}, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
    rate === 0 ? 'as fast as it goes' : `${rate} orders/s`,
    ...(burst > 0 ? [`bursts of ${burst}/s`] : []),
    `${seconds} s`,
  ].join(', ');
}

function printTimes({ p99: bound, pages: wanted }: LoadSettings, { results, seconds, pages }: LoadRun): boolean {
  const times = results
    .flatMap(({ milliseconds }) => (milliseconds > 0 ? [milliseconds] : []))
    .toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const failed = results.reduce((all, guest) => all + guest.failed, 0);
  const placed = results.filter(({ answers }) => answers.some(({ orderId }) => orderId !== null)).length;
  const perSecond = (times.length / seconds).toFixed(1);
  print(
    `  ${times.length} guests, ${perSecond}/s, beside ${pages} open pages of ${wanted}; ${placed} orders, warming included`,
  );
  const percentiles = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${at(share).toFixed(1)} ms`).join(', ');
  const isFastEnough = bound === null || at(0.99) <= bound;
  const verdict = bound === null ? '' : isFastEnough ? ` (p99 at most ${bound})` : ` (FAIL: p99 at most ${bound})`;
  print(`  ${percentiles}, longest ${at(1).toFixed(1)} ms${verdict}; ${failed} tries failed and were repeated`);
  return isFastEnough && pages === wanted;
}

async function printVerdict(place: OpenDatabase, results: readonly GuestResult[]): Promise<boolean> {
  const verdict = Object.entries(await findProblems(place, results));
  print(`  ${verdict.map(([what, found]) => `${what} ${found.length}`).join(', ')}`);
  for (const [what, found] of verdict) for (const each of found.slice(0, MAX_PRINTED)) print(`    ${what}: ${each}`);
  return verdict.every(([, found]) => found.length === 0);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
