// npm run load [-- --database sqlite|postgres --processes N --rate N --burst N --seconds N --orders N --pages N --p99 N]:
// guests order at the built server, and what they were told is compared with what is kept.
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { freshPostgres, type OpenDatabase } from '../support/fresh-databases.ts';
import { startPostgres } from '../support/postgres.ts';
import { isBuilt } from '../../tools/build-stamp.ts';
import { buildAll } from '../../tools/build.ts';
import { startServer } from '../../bench/server-process.ts';
import { type Asked, order } from './guests.ts';
import { openPages } from './pages.ts';
import { type LoadSettings, readLoads } from './settings.ts';
import { prepareShop } from './shop.ts';
import { judge } from './verdict.ts';

const SECRET_KEY = 'only-for-this-load-only-for-this-load';
const MOST_SHOWN = 5;

const loads = readLoads(process.argv.slice(2));
if (!(await isBuilt())) await buildAll();
for (const settings of loads) if (!(await holds(settings))) process.exitCode = 1;

/** Runs one load and says how it went; whether nothing was wrong. */
async function holds(settings: LoadSettings): Promise<boolean> {
  const postgres = settings.database === 'postgres' ? await startPostgres({ isDurable: true }) : null;
  const place = postgres ? await freshPostgres(postgres.url) : await sqliteHere();
  try {
    await prepareShop(place);
    const before = loadavg()[0] ?? 0;
    const { asked, seconds, pages } = await run(place, settings);
    const after = loadavg()[0] ?? 0;
    const machine = `load average of the machine ${before.toFixed(1)} before, ${after.toFixed(1)} after`;
    say(`${settings.name}: ${describe(settings)}; ${machine}`);
    const isFastEnough = sayTimes(settings, { asked, seconds, pages });
    const isRight = await sayVerdict(place, asked);
    return isFastEnough && isRight;
  } finally {
    await place.close();
    await postgres?.stop();
  }
}

// On the disk of this checkout: /tmp may be memory, which commits for nothing.
async function sqliteHere(): Promise<OpenDatabase> {
  const dataDir = await mkdtemp(join(process.cwd(), 'bench', '.run-'));
  return { url: '', dataDir, close: () => rm(dataDir, { recursive: true }) };
}

interface Run {
  readonly asked: readonly Asked[];
  readonly seconds: number;
  readonly pages: number;
}

async function run(place: OpenDatabase, settings: LoadSettings): Promise<Run> {
  await using servers = new AsyncDisposableStack();
  const addresses: string[] = [];
  const env = { DEMO: 'off', SECRET_KEY, ...(place.url && { DATABASE_URL: place.url }) };
  for (let index = 0; index < settings.processes; index += 1) {
    const { port } = servers.use(await startServer(place.dataDir, env));
    addresses.push(`http://127.0.0.1:${port}`);
  }
  // Neither the compiler's first look at the code nor the opening of the pages is measured.
  const warm = await order(addresses, { ...settings, rate: 20, burst: 0, seconds: 2 });
  const looking = await openPages(addresses, settings.pages);
  const started = performance.now();
  const asked = await order(addresses, settings);
  const seconds = (performance.now() - started) / 1000;
  const pages = looking.count();
  await looking.close();
  return { asked: [...asked, ...warm.map((guest) => ({ ...guest, milliseconds: 0 }))], seconds, pages };
}

function describe({ database, processes, rate, burst, seconds }: LoadSettings): string {
  return [
    `${database}, ${processes} ${processes === 1 ? 'process' : 'processes'}`,
    rate === 0 ? 'as fast as it goes' : `${rate} orders/s`,
    ...(burst > 0 ? [`bursts of ${burst}/s`] : []),
    `${seconds} s`,
  ].join(', ');
}

function sayTimes({ p99: bound, pages: wanted }: LoadSettings, { asked, seconds, pages }: Run): boolean {
  const times = asked.flatMap(({ milliseconds }) => (milliseconds > 0 ? [milliseconds] : [])).toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const failed = asked.reduce((all, guest) => all + guest.failed, 0);
  const placed = asked.filter(({ answers }) => answers.some(({ orderId }) => orderId !== null)).length;
  const perSecond = (times.length / seconds).toFixed(1);
  say(
    `  ${times.length} guests, ${perSecond}/s, beside ${pages} open pages of ${wanted}; ${placed} orders, warming included`,
  );
  const shown = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${at(share).toFixed(1)} ms`).join(', ');
  const isFastEnough = bound === null || at(0.99) <= bound;
  const verdict = bound === null ? '' : isFastEnough ? ` (p99 at most ${bound})` : ` (FAIL: p99 at most ${bound})`;
  say(`  ${shown}, longest ${at(1).toFixed(1)} ms${verdict}; ${failed} tries failed and were repeated`);
  return isFastEnough && pages === wanted;
}

async function sayVerdict(place: OpenDatabase, asked: readonly Asked[]): Promise<boolean> {
  const verdict = Object.entries(await judge(place, asked));
  say(`  ${verdict.map(([what, found]) => `${what} ${found.length}`).join(', ')}`);
  for (const [what, found] of verdict) for (const each of found.slice(0, MOST_SHOWN)) say(`    ${what}: ${each}`);
  return verdict.every(([, found]) => found.length === 0);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
