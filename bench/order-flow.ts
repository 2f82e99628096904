import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { createOrderRequest, DEMO_SHOP } from './demo-order.ts';
import { atLeast, type Figure, median, withoutBound } from './figure.ts';
import type { LeastAnswers } from './least-server.ts';
import { getRequest, type LoadResult, postRequest, runLoad } from './load-client.ts';
import { type ServerProcess, startProcess, startServer } from './server-process.ts';

const params = { shop: DEMO_SHOP };
const READS = [
  `/f=${DEMO_SHOP}/`,
  buildAddress(calls.getConfig, { params }),
  buildAddress(calls.getMenu, { params }),
  buildAddress(calls.getDeliveryPeriod, { params }),
] as const;
const GEO = buildAddress(calls.findDeliveryTerms, { params });
const ADDRESS = JSON.stringify({ location: 'Kantstraße 12, 10623 Berlin' });
const COUPON = buildAddress(calls.validateCoupon, { params, query: { code: 'HUNGER5' } });
const ORDER = buildAddress(calls.placeOrder, { params });
const CONNECTIONS = 64;
const ROUNDS = 5;
const SECONDS = 4;
/** V8 compiles the code of an order step by step, beside the load. */
const WARM_UP_SECONDS = 20;

type Request = () => Buffer;

/**
 * The eight requests of a guest who orders (page, configuration, menu, hours, address, coupon, order, its status), in turn with the
 * least server that could do them durably.
 */
export async function benchOrderFlow(folder: string): Promise<Figure[]> {
  await using server = await startServer(join(folder, 'data'));
  const body = JSON.stringify(await createOrderRequest(server));
  const status = await placeFirst(server, body);
  const requests = listRequests(body, status);
  const answers = await measureAnswers(server, requests, status);
  const least = join(folder, 'least');
  mkdirSync(least);
  await using bare = await startProcess({
    file: 'bench/least-server.ts',
    args: [least, JSON.stringify(answers)],
    readyLine: /^listening (\d+)/,
  });
  await runFlow(server, requests, WARM_UP_SECONDS);
  await runFlow(bare, requests, SECONDS);
  const ratios: number[] = [];
  const rates: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await runFlow(server, requests, SECONDS);
    const yardstick = await runFlow(bare, requests, SECONDS);
    rates.push(ours / requests.length);
    ratios.push(ours / yardstick);
  }
  return [
    atLeast('guests/s who order, against the least server that could do it durably', median(ratios), { bound: 0.75 }),
    withoutBound(`guests/s who order, with ${requests.length} requests each`, median(rates), '/s'),
    ...(await compareEach({ server, bare, requests })),
  ];
}

interface Compared {
  readonly server: ServerProcess;
  readonly bare: ServerProcess;
  readonly requests: readonly Request[];
}

const NAMES = ['page', 'configuration', 'menu', 'hours', 'address', 'coupon', 'order', 'status'];

/** Milliseconds of both servers for each request, which say where the time of a guest goes. */
async function compareEach({ server, bare, requests }: Compared): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [index, request] of requests.entries()) {
    const ours = 1000 / (await runFlow(server, [request], 2));
    const least = 1000 / (await runFlow(bare, [request], 2));
    figures.push(
      withoutBound(`${NAMES[index]}: time of the server for one`, ours, 'ms'),
      withoutBound(`${NAMES[index]}: the least server`, least, 'ms'),
    );
  }
  return figures;
}

function listRequests(body: string, status: string): readonly Request[] {
  const reads = [...READS, COUPON, status].map((path) => getRequest(path));
  const toAddress = postRequest(GEO, ADDRESS, '');
  const order: Request = () => postRequest(ORDER, body, `Idempotency-Key: ${randomUUID()}\r\n`);
  const [page, config, menu, hours, coupon, ofOrder] = reads.map((request) => () => request);
  return [page, config, menu, hours, () => toAddress, coupon, order, ofOrder].filter((each) => each !== undefined);
}

/** Places an order; returns the path of its status. */
async function placeFirst({ port }: ServerProcess, body: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${ORDER}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body,
  });
  const { order }: { readonly order?: { readonly id: string } } = JSON.parse(await answer.text());
  if (!order) throw new Error(`an order was answered ${answer.status}`);
  return buildAddress(calls.getOrderStatus, { params: { ...params, orderId: order.id } });
}

async function measureAnswers(
  server: ServerProcess,
  requests: readonly Request[],
  status: string,
): Promise<LeastAnswers> {
  const bytes: number[] = [];
  for (const request of requests) {
    const result = await runLoad({ port: server.port, connections: 1, seconds: 0, request });
    requireGood(result);
    bytes.push(result.responseBytes);
  }
  const [page = 0, config = 0, menu = 0, hours = 0, geo = 0, coupon = 0, order = 0, ofOrder = 0] = bytes;
  const reads = [page, config, menu, hours];
  return {
    reads: Object.fromEntries(READS.map((path, index) => [path, reads[index] ?? 0])),
    geo: { path: GEO, bytes: geo },
    coupon: { path: COUPON, bytes: coupon },
    order: { path: ORDER, bytes: order },
    status: { path: status, bytes: ofOrder },
  };
}

/** Requests per second, as many of each. */
async function runFlow({ port }: ServerProcess, requests: readonly Request[], seconds: number): Promise<number> {
  const request = (n: number): Buffer => requests[n % requests.length]?.() ?? Buffer.alloc(0);
  const result = await runLoad({ port, connections: CONNECTIONS, seconds, request });
  requireGood(result);
  return result.perSecond;
}

function requireGood({ statuses }: LoadResult): void {
  if (statuses.size !== 1 || !statuses.has(200))
    throw new Error(`not only 200: ${JSON.stringify(Object.fromEntries(statuses))}`);
}
