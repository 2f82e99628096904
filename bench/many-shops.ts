import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import type { Database } from '../apps/server/src/db/database.ts';
import { openDatabase } from '../apps/server/src/db/open-database.ts';
import { lockShop, readSavedConfig } from '../apps/server/src/shops/saved-shop.ts';
import { replaceConfig } from '../apps/server/src/shops/save-shop.ts';
import { createPasswords } from '../apps/server/src/staff/password.ts';
import { insertStaff } from '../apps/server/src/staff/staff.store.ts';
import { startPostgres } from '../tools/start-postgres.ts';
import { atMost, type Figure, median, withoutBound } from './figure.ts';
import { OVERVIEW, storeShops, toBranchSlug, toSlug } from './generated-shops.ts';
import { measure } from './measure.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const BRANCHES = 1000;
const SHOPS = 10_000 - BRANCHES - 1;
/** Visits before the measured ones. */
const WARM_UP = 20;
/** Megabytes that a process may take, as docs/operations.md says: 200 and twice the default SHOP_CACHE_MB. */
const FORMULA = 200 + 2 * 40;
/** On the second engine, whose pages are made by the same code. */
const VISITED_AGAIN = 500;
const MEMORY_READ_EVERY = 10;
/** Of the kernel's clock ticks, of which a second has a hundred. */
const MS_PER_TICK = 10;
const KEY = 'only-for-the-bench-only-for-the-bench';
const OWNER = { email: 'inhaberin@kette.test', password: 'nur für die Messung' };
const MEGABYTE = 1024 * 1024;

/** Measures a node with ten thousand shops of 150 dishes: start, memory, cold pages, changes by another process, lists. */
export async function benchManyShops(folder: string): Promise<Figure[]> {
  const sqlite = await benchEngine({
    name: 'SQLite',
    databaseUrl: null,
    dataDir: join(folder, 'many'),
    visited: SHOPS,
  });
  const postgres = await startPostgres({ isDurable: true });
  try {
    const dataDir = join(folder, 'many-postgres');
    const place = { name: 'PostgreSQL', databaseUrl: postgres.url, dataDir, visited: VISITED_AGAIN };
    return [...sqlite, ...(await benchEngine(place))];
  } finally {
    await postgres.stop();
  }
}

interface Place {
  readonly name: string;
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  /** How many shops are visited, one after the other. */
  readonly visited: number;
}

async function benchEngine({ name, databaseUrl, dataDir, visited }: Place): Promise<Figure[]> {
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const derivedIn = await storeShops(database, { shops: SHOPS, branches: BRANCHES });
    await addOwner(database);
    const env = { DEMO: 'off', SECRET_KEY: KEY, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
    const start = (): Promise<ServerProcess> => startServer(dataDir, env);
    const derived = withoutBound('the first start ever derives the index: for each shop', derivedIn, 'ms');
    return [derived, ...(await benchServer({ database, start, visited }))].map((figure) => ({
      ...figure,
      name: `${name}: ${figure.name}`,
    }));
  } finally {
    await database.close();
  }
}

interface Measured {
  readonly database: Database;
  readonly start: () => Promise<ServerProcess>;
  readonly visited: number;
}

async function benchServer({ database, start, visited }: Measured): Promise<Figure[]> {
  const starts: number[] = [];
  const startTimes: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await using server = await start();
    starts.push(server.startedAfter);
    startTimes.push(readProcessorTime(server));
  }
  await using server = await start();
  const memoryAfterStart = readResidentBytes(server);
  const before = readProcessorTime(server);
  const { visits, mostBytes } = await visitShops(server, visited);
  const forVisits = readProcessorTime(server) - before;
  const propagation = await measurePropagation(database, server);
  return [
    atMost('ready with 10 000 shops', median(starts) / 1000, { bound: 2, unit: 's' }),
    withoutBound('ready with 10 000 shops, processor time', median(startTimes) / 1000, 's'),
    withoutBound('resident memory after the start', memoryAfterStart / MEGABYTE, 'MB'),
    atMost(`most resident memory while ${visited} shops are visited in turn`, mostBytes / MEGABYTE, {
      bound: FORMULA,
      unit: 'MB',
    }),
    atMost('first page of a cold shop', median(visits), { bound: 50, unit: 'ms' }),
    withoutBound('first page of a cold shop, processor time', forVisits / (visited + WARM_UP), 'ms'),
    atMost('first page of a cold shop, 95 of 100', visits.toSorted(ascending)[Math.floor(visited * 0.95)] ?? 0, {
      bound: 60,
      unit: 'ms',
    }),
    atMost('until a change by another process is served', median(propagation), { bound: 1500, unit: 'ms' }),
    ...(await benchLists(server)),
    atMost('resident memory after all', readResidentBytes(server) / MEGABYTE, { bound: 400, unit: 'MB' }),
  ];
}

const ascending = (left: number, right: number): number => left - right;

/** Shops that were not visited before, all over the index, with the memory while they are; the first ones only warm up the code. */
async function visitShops(server: ServerProcess, visited: number) {
  const visits: number[] = [];
  let mostBytes = 0;
  for (let visit = -WARM_UP; visit < visited; visit += 1) {
    const slug = toSlug((4001 + visit * 17) % SHOPS);
    const time = await measure(() => get(server, `/f=${slug}/`));
    if (visit < 0) continue;
    visits.push(time);
    if (visit % MEMORY_READ_EVERY === 0) mostBytes = Math.max(mostBytes, readResidentBytes(server));
  }
  return { visits, mostBytes };
}

/** How long it takes until the page of a shop shows the name that another process has stored. */
async function measurePropagation(database: Database, server: ServerProcess): Promise<readonly number[]> {
  const times: number[] = [];
  for (let change = 0; change < 9; change += 1) {
    const slug = toSlug(change * 11);
    const address = buildAddress(calls.getConfig, { params: { shop: slug } });
    await get(server, address);
    const restaurantName = `Neuer Name ${change}`;
    // At any moment of the server's second.
    await pause(change * 110);
    await database.write(async (writer) => {
      const saved = await lockShop(writer, shopId(slug));
      await replaceConfig(writer, saved, { ...readSavedConfig(saved), restaurantName });
    });
    times.push(
      await measure(async () => {
        while (!(await get(server, address)).includes(restaurantName)) await pause(5);
      }),
    );
  }
  return times;
}

async function benchLists(server: ServerProcess): Promise<Figure[]> {
  const params = { shop: OVERVIEW, franchise: OVERVIEW };
  const query = { deliveryType: 'delivery', location: 'Zeil 5, 60313 Frankfurt am Main' } as const;
  const findFor = buildAddress(calls.findBranches, { params, query });
  const first = await measure(() => get(server, findFor));
  const findTimes = await repeat(() => get(server, findFor));
  const cookie = await signIn(server);
  const session = buildAddress(calls.getSession);
  const statuses = buildAddress(calls.listShopStatuses);
  const list = await get(server, session, { cookie });
  const firstStatuses = await measure(() => get(server, statuses, { cookie }));
  const branch = buildAddress(calls.getMenu, { params: { shop: toBranchSlug(500) } });
  return [
    withoutBound(`find-for over ${BRANCHES} branches, the first`, first, 'ms'),
    withoutBound(`find-for over ${BRANCHES} branches`, median(findTimes), 'ms'),
    withoutBound('menu of a cold branch', await measure(() => get(server, branch)), 'ms'),
    withoutBound("the owner's list of all shops", median(await repeat(() => get(server, session, { cookie }))), 'ms'),
    withoutBound("the owner's list of all shops, its size", list.length / 1000, 'kB'),
    withoutBound('the state of all shops, the first', firstStatuses, 'ms'),
    withoutBound('the state of all shops', median(await repeat(() => get(server, statuses, { cookie }))), 'ms'),
  ];
}

async function repeat(work: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let run = 0; run < 7; run += 1) times.push(await measure(work));
  return times;
}

async function get({ port }: ServerProcess, path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

async function signIn({ port }: ServerProcess): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${buildAddress(calls.openSession)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...OWNER, staysSignedIn: false }),
  });
  if (answer.status !== 200) throw new Error(`signing in was answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function addOwner(database: Database): Promise<void> {
  const passwordHash = await createPasswords().hash(OWNER.password);
  const owner = {
    id: 'owner',
    name: 'Inhaberin',
    email: OWNER.email,
    role: 'owner',
    shopIds: [],
    passwordHash,
  } as const;
  await database.write((writer) => insertStaff(writer, { ...owner, createdAt: new Date().toISOString() }));
}

/** Milliseconds of all threads since the start, which a busy machine does not prolong as much as the time on the clock. */
function readProcessorTime(server: ServerProcess): number {
  const stat = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8');
  // The name of the process, in parentheses, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
}

function readResidentBytes(server: ServerProcess): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
