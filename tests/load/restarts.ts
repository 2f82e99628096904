import { setTimeout as pause } from 'node:timers/promises';
import { type GuestResult, runGuests } from './guests.ts';
import { type HeldServer, startHeldServer } from './held-server.ts';
import { openPlace } from './places.ts';
import { startPooler } from './pooler.ts';
import type { PreviousBuild } from './previous-build.ts';
import { PROXIES } from './proxies.ts';
import { prepareShop } from './shop.ts';
import { findProblems } from './verdict.ts';

type ProxyName = keyof typeof PROXIES;

const GUESTS = {
  name: '',
  nodes: 1,
  rate: 20,
  burst: 0,
  orders: Number.MAX_SAFE_INTEGER,
  pages: 0,
  killEvery: 0,
  restarts: 0,
  p99: null,
  /** A browser waits longer; on a busy machine a restart takes longer than ten seconds. */
  patienceMs: 30_000,
} as const;
/** Guests before the first restart, and between two. */
const QUIET_MS = 5000;
/** As in deploy/tischlein.service. */
const RESTART_SEC_MS = 2000;
/** So many orders the server may have been answering when it was killed. */
const MOST_IN_FLIGHT = 3;

/** How one server ends, and how many tries may go without an answer. */
const ENDS = {
  /** Guests send each order once, and none is refused. */
  restarted: { attempts: 1, mostFailed: 0, restart: { signal: 'SIGTERM' } },
  /** What it was just answering is lost unless the proxy sends it again; guests who repeat it have it once. */
  killed: { attempts: 2, mostFailed: MOST_IN_FLIGHT, restart: { signal: 'SIGKILL', pauseMs: RESTART_SEC_MS } },
} as const;

/** One server behind a delivered proxy is restarted or killed while guests order. */
export async function tryRestart(proxy: ProxyName, how: keyof typeof ENDS): Promise<boolean> {
  const { attempts, mostFailed, restart } = ENDS[how];
  await using opened = await openPlace('sqlite');
  const { database: place } = opened;
  await prepareShop(place);
  await using server = await startHeldServer({ place });
  await using front = await PROXIES[proxy]([server.place]);
  const guests = runGuests([front.address], { ...GUESTS, database: 'sqlite', seconds: 15, attempts });
  await pause(QUIET_MS);
  const away = await server.restart(restart);
  const results = await guests.results;
  const what = `${proxy}, one server is ${how}, away for ${toSeconds(away)}`;
  return report(what, { results, problems: await findProblems(place, results), mostFailed });
}

/**
 * The example of deploy/nodes on one machine: two servers with PostgreSQL and PgBouncer behind a delivered proxy. Both are updated,
 * one after the other, while guests order who send each order once. `previous`: null if it cannot be held.
 */
export async function tryUpdate(proxy: ProxyName, previous: PreviousBuild | null): Promise<boolean> {
  await using opened = await openPlace('postgres');
  const { database: place } = opened;
  if (previous) previous.prepareShop(place);
  else await prepareShop(place);
  await using pooler = await startPooler(place.url);
  const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: place.url };
  const start = (): Promise<HeldServer> => startHeldServer({ place, env, checkout: previous?.folder });
  await using first = await start();
  await using second = await start();
  await using front = await PROXIES[proxy]([first.place, second.place]);
  const guests = runGuests([front.address], {
    ...GUESTS,
    database: 'postgres',
    nodes: 2,
    seconds: 25,
    attempts: 1,
  });
  const away: number[] = [];
  for (const server of [first, second]) {
    await pause(QUIET_MS);
    away.push(await server.restart({ signal: 'SIGTERM' }));
  }
  const results = await guests.results;
  const what = `${proxy}, PgBouncer, two servers are ${previous ? 'updated' : 'restarted'}, away for ${away.map(toSeconds).join(' and ')}`;
  return report(what, { results, problems: await findProblems(place, results), mostFailed: 0 });
}

const toSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

interface Outcome {
  readonly results: readonly GuestResult[];
  readonly problems: Awaited<ReturnType<typeof findProblems>>;
  /** Tries that may have gone without an answer. */
  readonly mostFailed: number;
}

function report(what: string, { results, problems, mostFailed }: Outcome): boolean {
  const failed = results.reduce((all, guest) => all + guest.failed, 0);
  const found = Object.entries(problems).map(([name, each]) => `${name} ${each.length}`);
  const isGood = failed <= mostFailed && Object.values(problems).every((each) => each.length === 0);
  const longest = Math.max(...results.map(({ milliseconds }) => milliseconds).filter(Number.isFinite));
  process.stdout.write(
    `${isGood ? 'ok  ' : 'FAIL'} ${what}: ${results.length} orders, longest answer ${toSeconds(longest)}; ` +
      `${found.join(', ')}, tries without an answer ${failed} (at most ${mostFailed})\n`,
  );
  for (const each of Object.values(problems).flat().slice(0, 5)) process.stdout.write(`     ${each}\n`);
  return isGood;
}
