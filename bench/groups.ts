import { Agent, request as sendRequest } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { restoreCart } from '@tischlein/domain/cart';
import { memberShares, priceCart } from '@tischlein/domain/pricing';
import { aDish, aMenu, anOffer, aPricingContext, percent } from '@tischlein/domain/testing';
import { atMost, type Figure, median, withoutBound } from './figure.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { readProcessorTime } from './server-processor-time.ts';

const GROUPS = 250;
const MEMBERS = 8;
const CHANGE_EVERY_SECONDS = 10;
const SECONDS = 12;
const BOUND_MS = 300;
const POLLS_PER_SECOND = 100;
const SHOP = 'wok-garten';
const GROUP_ORDERS = buildAddress(calls.createGroupOrder, { params: { shop: SHOP } });
const DISH = 'bowl-lachs';

/** Group orders on one node with SQLite: how soon changes reach the others, and what polling and pricing cost. */
export async function benchGroups(folder: string): Promise<Figure[]> {
  await using server = await startServer(join(folder, 'groups'));
  const groups = await createGroups(server);
  const members = groups.flat();
  const streams = members.map((member) => follow(server.port, member));
  await after(2000);
  const usual = (GROUPS * MEMBERS) / CHANGE_EVERY_SECONDS;
  const atUsual = await measureChanges(server, { groups, streams, perSecond: usual });
  let highest = 0;
  for (let rate = usual; rate <= usual * 16; rate *= 2) {
    const slowest = rate === usual ? atUsual : await measureChanges(server, { groups, streams, perSecond: rate });
    if (slowest > BOUND_MS) break;
    highest = rate;
  }
  streams.forEach(({ close }) => close());
  const polling = await measurePolling(server, members);
  return [
    atMost(`a change reaches the other ${MEMBERS - 1} of ${GROUPS} groups, ${usual} changes/s, p99`, atUsual, {
      bound: BOUND_MS,
      unit: 'ms',
    }),
    withoutBound(`the highest rate of those tried that keeps ${BOUND_MS} ms`, highest, 'changes/s'),
    atMost(`processor time of ${POLLS_PER_SECOND} polls/s`, polling, { bound: 0.1, unit: 'cores' }),
    atMost('pricing a group of 30 with 120 lines', measurePricing(), { bound: 1, unit: 'ms' }),
  ];
}

interface Member {
  readonly group: string;
  readonly id: string;
  readonly cookie: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Sends a call; resolves with its answer and the guest's cookie. */
function call(
  { port }: ServerProcess,
  { path, cookie = '', body }: { readonly path: string; readonly cookie?: string; readonly body?: object },
): Promise<{ readonly answer: GroupOrderAnswer; readonly cookie: string }> {
  return new Promise((resolve, reject) => {
    const text = body ? JSON.stringify(body) : '';
    const sent = sendRequest(
      {
        port,
        path,
        agent,
        host: '127.0.0.1',
        method: body ? 'POST' : 'GET',
        headers: {
          cookie,
          ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const received = Buffer.concat(parts).toString();
          if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode} ${received}`));
          const [set] = response.headers['set-cookie'] ?? [];
          return resolve({ answer: JSON.parse(received), cookie: set?.split(';')[0] ?? cookie });
        });
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}

const createGroups = (server: ServerProcess): Promise<Member[][]> =>
  Promise.all(
    Array.from({ length: GROUPS }, async (_, number) => {
      const body = { groupName: `Gruppe ${number}`, userName: 'Ada Owner', isPickup: true };
      const owner = await call(server, { path: GROUP_ORDERS, body });
      const { id: group } = owner.answer;
      const members = [{ group, id: owner.answer.memberId ?? '', cookie: owner.cookie }];
      for (let member = 1; member < MEMBERS; member += 1) {
        const joined = await call(server, {
          path: buildAddress(calls.joinGroup, { params: { shop: SHOP, group } }),
          body: { userName: `Gast ${member}` },
        });
        members.push({ group, id: joined.answer.memberId ?? '', cookie: joined.cookie });
      }
      return members;
    }),
  );

interface Stream {
  readonly member: Member;
  /** Version and time of each event. */
  readonly arrivals: { readonly version: number; readonly at: number }[];
  readonly close: () => void;
}

/** Follows a group over a bare socket, so that the server is measured and not the client. */
function follow(port: number, member: Member): Stream {
  const arrivals: { version: number; at: number }[] = [];
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  socket.write(
    `GET ${buildAddress(calls.groupOrderEvents, { params: { shop: SHOP, group: member.group } })} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${member.cookie}\r\nAccept: text/event-stream\r\n\r\n`,
  );
  socket.on('data', (part: Buffer) => {
    const at = performance.now();
    for (const [, version] of part.toString('latin1').matchAll(/"version":(\d+),"memberId"/g))
      arrivals.push({ version: Number(version), at });
  });
  return { member, arrivals, close: () => socket.destroy() };
}

interface Load {
  readonly groups: readonly (readonly Member[])[];
  readonly streams: readonly Stream[];
  readonly perSecond: number;
}

/** Milliseconds, 99th percentile, until a change has reached each other member of its group. */
async function measureChanges(server: ServerProcess, { groups, streams, perSecond }: Load): Promise<number> {
  const sent: { readonly member: Member; readonly at: number; readonly version: number }[] = [];
  const pending: Promise<void>[] = [];
  const started = performance.now();
  const count = Math.round(perSecond * SECONDS);
  for (let change = 0; change < count; change += 1) {
    const due = started + (change / perSecond) * 1000;
    if (due > performance.now()) await after(due - performance.now());
    const member = groups[change % groups.length]?.[Math.floor(change / groups.length) % MEMBERS];
    if (!member) continue;
    const at = performance.now();
    const cart = { items: [{ dishId: DISH, amount: 1 + (change % 9) }] };
    const path = buildAddress(calls.changeMember, { params: { shop: SHOP, group: member.group, member: member.id } });
    const send = async (): Promise<void> => {
      const { answer } = await call(server, { path, cookie: member.cookie, body: { cart } });
      sent.push({ member, at, version: answer.version });
    };
    pending.push(send());
  }
  await Promise.all(pending);
  await after(1000);
  const byGroup = Map.groupBy(streams, ({ member }) => member.group);
  const delays = sent.flatMap(({ member, at, version }) =>
    (byGroup.get(member.group) ?? [])
      .filter((stream) => stream.member.id !== member.id)
      .map(({ arrivals }) => (arrivals.find((arrival) => arrival.version >= version)?.at ?? Infinity) - at),
  );
  return delays.toSorted((left, right) => left - right)[Math.floor(delays.length * 0.99)] ?? Infinity;
}

/** Cores that the server uses for members who poll instead of listening, beyond those it uses at rest. */
async function measurePolling(server: ServerProcess, members: readonly Member[]): Promise<number> {
  const idle = await measureCores(server, () => after(SECONDS * 1000));
  const busy = await measureCores(server, async () => {
    for (let second = 0; second < SECONDS; second += 1) {
      const wait = after(1000);
      const polls = members.slice(second * POLLS_PER_SECOND, (second + 1) * POLLS_PER_SECOND);
      await Promise.all(
        polls.map(({ group, cookie }) =>
          call(server, { path: buildAddress(calls.getGroupOrder, { params: { shop: SHOP, group } }), cookie }),
        ),
      );
      await wait;
    }
  });
  return Math.max(0, busy - idle);
}

async function measureCores(server: ServerProcess, run: () => Promise<unknown>): Promise<number> {
  const before = readProcessorTime(server);
  const started = performance.now();
  await run();
  return (readProcessorTime(server) - before) / ((performance.now() - started) / 1000);
}

/** Median milliseconds to price 30 members with four lines each, and to divide the price among them. */
function measurePricing(): number {
  const dishes = Array.from({ length: 60 }, (_, place) => aDish({ id: `dish-${place}`, price: 700 + place }));
  const menu = aMenu({ dishes, offers: [anOffer({ kind: 'dishDiscount', ...percent(10) })] });
  const items = Array.from({ length: 120 }, (_, place) => ({
    dishId: `dish-${place % 60}`,
    amount: 1,
    without: [],
    extras: [],
    memberName: `Gast ${Math.floor(place / 4)}`,
  }));
  const memberNames = Array.from({ length: 30 }, (_, place) => `Gast ${place}`);
  const context = aPricingContext({ groupActive: true, memberNames });
  const { cart } = restoreCart({ items }, menu, context);
  const run = (): number => {
    const started = performance.now();
    memberShares(priceCart(menu, cart, context), 'Gast 0');
    return performance.now() - started;
  };
  return median(Array.from({ length: 400 }, run).slice(100));
}
