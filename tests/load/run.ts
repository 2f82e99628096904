// npm run load [-- --database sqlite|postgres --nodes N --rate N --burst N --seconds N --orders N --pages N
// --kill-every N --restarts N --p99 N]:
// sends orders to the built server and compares the responses with the database.
import { loadavg } from 'node:os';
import type { OpenDatabase } from '../support/fresh-databases.ts';
import type { RunningPostgres } from '../../tools/start-postgres.ts';
import { isBuilt } from '../../tools/build-stamp.ts';
import { buildAll } from '../../tools/build.ts';
import { type Disturbances, disturb } from './disturb.ts';
import { type GuestResult, runGuests } from './guests.ts';
import { startNodes } from './nodes.ts';
import { openPages } from './pages.ts';
import { openPlace } from './places.ts';
import { type LoadSettings, readLoads } from './settings.ts';
import { prepareShop } from './shop.ts';
import { findProblems } from './verdict.ts';
import { watchDesk } from './watch-desk.ts';

const MAX_PRINTED = 5;
/** Orders at one node whose events are awaited at another one. */
const WATCHED = { rate: 20, burst: 0, seconds: 60, orders: 300 } as const;
const EVENT_BOUND_MS = 100;

const loads = readLoads(process.argv.slice(2));
if (!(await isBuilt())) await buildAll();
let speedBefore: number | null = null;
for (const settings of loads) {
  const { isGood, ordersPerSecond } = await runLoad(settings);
  if (!isGood) process.exitCode = 1;
  if (speedBefore !== null && settings.nodes > 1)
    print(`  ${(ordersPerSecond / speedBefore).toFixed(2)} times the orders/s of one node`);
  speedBefore = settings.name === 'one node' ? ordersPerSecond : null;
}

/** Runs one load and prints the result. */
async function runLoad(
  settings: LoadSettings,
): Promise<{ readonly isGood: boolean; readonly ordersPerSecond: number }> {
  await using opened = await openPlace(settings.database);
  const { database: place, postgres } = opened;
  await prepareShop(place);
  const before = loadavg()[0] ?? 0;
  const run = await executeLoad(place, postgres, settings);
  const after = loadavg()[0] ?? 0;
  const machine = `load average of the machine ${before.toFixed(1)} before, ${after.toFixed(1)} after`;
  print(`${settings.name}: ${describe(settings)}; ${machine}`);
  const isFastEnough = printTimes(settings, run);
  const isPrompt = printEvents(run.eventDelays);
  const isRight = await printVerdict(place, run.results);
  return { isGood: isFastEnough && isPrompt && isRight, ordersPerSecond: countOrders(run.measured) / run.seconds };
}

interface LoadRun {
  /** Of all guests, those before and after the measurement included. */
  readonly results: readonly GuestResult[];
  readonly measured: readonly GuestResult[];
  readonly seconds: number;
  readonly pages: number;
  readonly disturbances: Disturbances;
  /** Milliseconds from the response of one node to the event at another one; empty: there is one node. */
  readonly eventDelays: readonly number[];
}

async function executeLoad(
  place: OpenDatabase,
  postgres: RunningPostgres | null,
  settings: LoadSettings,
): Promise<LoadRun> {
  await using nodes = await startNodes(place, settings.nodes);
  const { addresses } = nodes;
  // Warms up the JIT and opens the pages before measuring.
  const warmUp = await runGuests(addresses, { ...settings, rate: 20, burst: 0, seconds: 2 }).results;
  const openedPages = await openPages(addresses, settings.pages);
  const started = performance.now();
  const guests = runGuests(addresses, settings);
  const ending = new AbortController();
  const disturbing = disturb({ nodes, postgres, settings, share: guests.share }, ending.signal);
  const measured = await guests.results;
  const seconds = (performance.now() - started) / 1000;
  ending.abort();
  const disturbances = await disturbing;
  const pages = openedPages.count();
  await openedPages.close();
  const watched = settings.nodes > 1 ? await watchEvents(place, addresses, settings) : { results: [], delays: [] };
  const results = [...measured, ...warmUp, ...watched.results];
  return { results, measured, seconds, pages, disturbances, eventDelays: watched.delays };
}

/** Orders at the first node while a desk is open at the last one. */
async function watchEvents(place: OpenDatabase, addresses: readonly string[], settings: LoadSettings) {
  const [first = '', last = ''] = [addresses[0], addresses.at(-1)];
  await using desk = await watchDesk(place, last);
  const results = await runGuests([first], { ...settings, ...WATCHED }).results;
  const told = results.flatMap(({ answers, answeredAt }) =>
    answers.flatMap(({ orderId }) => (orderId === null ? [] : [[orderId, answeredAt] as const])),
  );
  await desk.hears(told.map(([orderId]) => orderId));
  // An event may arrive before the guest has their response.
  const delays = told.map(([orderId, at]) => Math.max(0, (desk.arrivals.get(orderId) ?? Infinity) - at));
  return { results, delays };
}

function countOrders(results: readonly GuestResult[]): number {
  return results.filter(({ answers }) => answers.some(({ orderId }) => orderId !== null)).length;
}

function describe({ database, nodes, rate, burst, seconds, orders }: LoadSettings): string {
  return [
    `${database}, ${nodes} ${nodes === 1 ? 'node' : 'nodes'}`,
    rate === 0 ? 'as fast as it goes' : `${rate} orders/s`,
    ...(burst > 0 ? [`bursts of ${burst}/s`] : []),
    ...(orders < Number.MAX_SAFE_INTEGER ? [`${orders} orders`] : []),
    `at most ${seconds} s`,
  ].join(', ');
}

function printTimes({ p99: bound, pages: wanted, nodes }: LoadSettings, run: LoadRun): boolean {
  const { results, measured, seconds, pages, disturbances } = run;
  const times = measured.map(({ milliseconds }) => milliseconds).filter(Number.isFinite);
  const failed = results.reduce((all, guest) => all + guest.failed, 0);
  const perSecond = (countOrders(measured) / seconds).toFixed(1);
  print(
    `  ${measured.length} guests, ${perSecond} orders/s, beside ${pages} open pages of ${wanted}; ${countOrders(results)} orders, those before and after included`,
  );
  const isFastEnough = bound === null || quantile(times, 0.99) <= bound;
  const verdict = bound === null ? '' : isFastEnough ? ` (p99 at most ${bound})` : ` (FAIL: p99 at most ${bound})`;
  print(`  ${describeTimes(times)}${verdict}; ${failed} tries failed and were repeated`);
  if (disturbances.kills + disturbances.restarts > 0)
    print(`  ${disturbances.kills} kills of one of ${nodes} nodes, ${disturbances.restarts} crashes of PostgreSQL`);
  return isFastEnough && pages === wanted;
}

function printEvents(delays: readonly number[]): boolean {
  if (delays.length === 0) return true;
  const isPrompt = quantile(delays, 0.99) <= EVENT_BOUND_MS;
  const verdict = `${isPrompt ? '' : 'FAIL: '}p99 at most ${EVENT_BOUND_MS}`;
  print(
    `  events of ${delays.length} orders at another node, after the response: ${describeTimes(delays)} (${verdict})`,
  );
  return isPrompt;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function describeTimes(times: readonly number[]): string {
  const percentiles = [0.5, 0.95, 0.99].map((share) => `p${share * 100} ${quantile(times, share).toFixed(1)} ms`);
  return [...percentiles, `longest ${quantile(times, 1).toFixed(1)} ms`].join(', ');
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
