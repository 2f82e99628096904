import * as calls from '@tischlein/contract/calls';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as after } from 'node:timers/promises';
import { buildAddress } from '@tischlein/contract/address';
import { bareInserts } from './bare-inserts.ts';
import { createOrderRequest, DEMO_SHOP as SHOP } from './demo-order.ts';
import { atLeast, atMost, type Figure, median, withoutBound } from './figure.ts';
import { getRequest, runLoad, type LoadResult, postRequest } from './load-client.ts';
import { startProcess, type ServerProcess, startServer } from './server-process.ts';

const MENU = buildAddress(calls.getMenu, { params: { shop: SHOP } });
const ORDER = buildAddress(calls.placeOrder, { params: { shop: SHOP } });
const ROUNDS = 3;
const SECONDS = 4;
/** V8 compiles the code of an order step by step, beside the load: it takes seconds until orders are at full speed. */
const WARM_UP_SECONDS = 20;
const MEGABYTE = 1024 * 1024;
const IDLE_MS = 3000;

/**
 * Compares the built server with its baselines: reads, orders, memory, start. `folder` is empty and on the
 * measured disk.
 */
export async function benchServer(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, 'data');
  const figures: Figure[] = [];
  await createDemo(dataDir);
  figures.push(await benchIdle(dataDir));
  {
    await using server = await startServer(dataDir);
    figures.push(...(await benchReading(server, 'GET menu', MENU)));
    figures.push(...(await benchReading(server, 'start page', `/f=${SHOP}/`)));
    figures.push(...(await benchOrdering(server, dataDir)));
    figures.push(
      atMost('resident memory after the load', readResidentBytes(server) / MEGABYTE, { bound: 300, unit: 'MB' }),
    );
  }
  figures.push(...(await benchColdStart(dataDir)));
  return figures;
}

/** The first start fills the database; only later ones are measured. */
async function createDemo(dataDir: string): Promise<void> {
  const server = await startServer(dataDir);
  await server[Symbol.asyncDispose]();
}

/** Requests per second of a page, alternating with bare Node http that serves the same number of bytes. */
async function benchReading(server: ServerProcess, name: string, path: string): Promise<Figure[]> {
  const request = getRequest(path);
  const run = (port: number, seconds: number): Promise<LoadResult> =>
    runLoad({ port, connections: 32, seconds, request: () => request });
  const { responseBytes } = await run(server.port, 1);
  await using bare = await startProcess({
    file: 'bench/bare-server.ts',
    args: [String(responseBytes)],
    readyLine: /^listening (\d+)/,
  });
  await run(bare.port, 1);
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await run(server.port, SECONDS);
    const yardstick = await run(bare.port, SECONDS);
    requireStatus(ours, 200);
    rates.push(ours.perSecond);
    ratios.push(ours.perSecond / yardstick.perSecond);
  }
  return [
    atLeast(`${name}: requests/s against bare Node http with the same ${responseBytes} bytes`, median(ratios), {
      bound: 0.5,
    }),
    withoutBound(`${name}: requests/s`, median(rates), '/s'),
  ];
}

/** Orders per second over HTTP, alternating with bare durable inserts of the same bytes on the same disk. */
async function benchOrdering(server: ServerProcess, dataDir: string): Promise<Figure[]> {
  const body = JSON.stringify(await createOrderRequest(server));
  const request = (): Buffer => postRequest(ORDER, body, `Idempotency-Key: ${randomUUID()}\r\n`);
  const run = (seconds: number): Promise<LoadResult> =>
    runLoad({ port: server.port, connections: 64, seconds, request });
  await run(WARM_UP_SECONDS);
  const bytes = measureOrderBytes(dataDir);
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const ours = await run(SECONDS);
    const yardstick = bareInserts(dataDir, bytes, SECONDS);
    requireStatus(ours, 200);
    rates.push(ours.perSecond);
    ratios.push(ours.perSecond / yardstick);
  }
  return [
    atLeast(`orders/s over HTTP against bare durable SQLite inserts of the same ${bytes} bytes`, median(ratios), {
      bound: 0.35,
    }),
    withoutBound('orders/s over HTTP', median(rates), '/s'),
  ];
}

/** Bytes of one order in all tables, without the overhead of the engine. */
function measureOrderBytes(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'tischlein.sqlite'), { readOnly: true });
  const tables = ['orders', 'order_lines', 'order_adjustments', 'order_events', 'order_keys', 'outbox', 'receipts'];
  const bytes = tables.map((table) => {
    const columns = database
      .prepare(`select name from pragma_table_info('${table}')`)
      .all()
      .map((row) => `length(cast(coalesce(${String(row['name'])}, '') as blob))`);
    return Number(
      database.prepare(`select coalesce(sum(${columns.join(' + ')}), 0) as bytes from ${table}`).get()?.['bytes'] ?? 0,
    );
  });
  const orders = Number(database.prepare('select count(*) as count from orders').get()?.['count'] ?? 0);
  database.close();
  return Math.round(bytes.reduce((sum, each) => sum + each, 0) / orders);
}

function readResidentBytes(server: ServerProcess): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

/** Median seconds from the start of the process to the last byte of a menu, beyond those of bare Fastify in the same run. */
async function benchColdStart(dataDir: string): Promise<Figure[]> {
  const seconds: number[] = [];
  const beyond: number[] = [];
  for (let round = 0; round < 5; round++) {
    const bare = await measureStart(MENU, () =>
      startProcess({ file: 'bench/bare-fastify.ts', readyLine: /^listening (\d+)/ }),
    );
    const ours = await measureStart(MENU, () => startServer(dataDir));
    seconds.push(ours);
    beyond.push(ours - bare);
    await after(50);
  }
  return [
    atMost('cold start of the built server to its first menu answer', median(seconds), { bound: 0.5, unit: 's' }),
    atMost("cold start beyond bare Fastify's in the same run", median(beyond), { bound: 0.4, unit: 's' }),
  ];
}

async function measureStart(path: string, start: () => Promise<ServerProcess>): Promise<number> {
  const started = performance.now();
  await using server = await start();
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`);
  await answer.arrayBuffer();
  return (performance.now() - started) / 1000;
}

/** Resident memory of an idle server with the demo. */
async function benchIdle(dataDir: string): Promise<Figure> {
  await using server = await startServer(dataDir);
  await after(IDLE_MS);
  return atMost('resident memory with the demo, idle', readResidentBytes(server) / MEGABYTE, {
    bound: 150,
    unit: 'MB',
  });
}

function requireStatus({ statuses }: LoadResult, status: number): void {
  if (statuses.size !== 1 || !statuses.has(status))
    throw new Error(`not only ${status}: ${JSON.stringify([...statuses])}`);
}
