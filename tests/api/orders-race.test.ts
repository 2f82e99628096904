import { type ChildProcess, fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ShopDocument } from '@tischlein/contract/office';
import type { OrderRequest } from '@tischlein/contract/shop';
import { shopId } from '@tischlein/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { openServer, type TestServer } from '../support/open-server.ts';
import type { PlacedOrders, PlaceOrders } from '../support/order-process.ts';
import { aDelivery, tenPercent, trattoria } from '../support/trattoria.ts';

const LIMITS = [1, 2, 10];
const PARALLEL = 100;

describe.each(databases)('two processes on $name', ({ open }) => {
  let place: OpenDatabase;
  let server: TestServer;
  let processes: ChildProcess[];

  beforeAll(async () => {
    place = await open();
    const coupons = [
      ...LIMITS.map((limit) => tenPercent({ code: `ONLY${limit}`, maximumUses: limit })),
      ...LIMITS.map((limit) => tenPercent({ code: `EACH${limit}`, maximumUsesPerCustomer: limit })),
    ];
    server = await openServer(place, { shops: [trattoria({ coupons }), oneOrderEachSlot()] });
    processes = await Promise.all([startProcess(place), startProcess(place)]);
  });
  afterAll(async () => {
    // They may still be writing mails into the folder that is removed.
    await Promise.all(processes.map(endProcess));
    await server.close();
    await place.close();
  });

  const placeInBoth = async (request: (index: number) => OrderRequest) => {
    const half = PARALLEL / processes.length;
    const batches = await Promise.all(
      processes.map((child, which) =>
        placeIn(
          child,
          Array.from({ length: half }, (_, index) => request(which * half + index)),
        ),
      ),
    );
    return batches.flat();
  };
  const expectOnly = async (limit: number, request: (index: number) => OrderRequest) => {
    const answers = await placeInBoth(request);
    const placed = answers.filter(({ status }) => status === 200);
    expect(placed.map(({ total }) => total)).toEqual(Array.from({ length: limit }, () => 20.5));
    const refused = answers.filter(({ status }) => status !== 200).map(({ status, code }) => ({ status, code }));
    expect(refused).toEqual(Array.from({ length: PARALLEL - limit }, () => ({ status: 409, code: 6 })));
    expect(await findViolations(server.deps.database.read)).toEqual([]);
  };

  it.each(LIMITS)('let a coupon be used %i times, of 100 concurrent orders', async (limit) => {
    await expectOnly(limit, (index) => guest(index, `only${limit}`));
  });

  it.each(LIMITS)('let a customer use a coupon %i times, however they write their number or address', async (limit) => {
    await expectOnly(limit, (index) => ({
      ...aDelivery({ couponCode: `EACH${limit}` }),
      formValues: {
        ...aDelivery().formValues,
        ...(index % 2 === 0
          ? { phone: index % 4 === 0 ? '+49 30 123 45 67' : '030/1234567', email: `other${index}@example.com` }
          : { phone: '030 1234567', email: index % 3 === 0 ? 'PETRA@example.com' : 'petra@example.com ' }),
      },
    }));
  });

  it('answer the same key, sent to both at once, with one order', async () => {
    const key = randomUUID();
    const requests = Array.from({ length: 10 }, () => aDelivery());
    const answers = (await Promise.all(processes.map((child) => placeIn(child, requests, { key })))).flat();
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
  });

  it('give each order its own number, without gaps', async () => {
    const before = await numbers();
    const answers = await placeInBoth((index) => guest(index));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const after = await numbers();
    expect(after).toHaveLength(before.length + PARALLEL);
    expect(new Set(after).size).toBe(after.length);
  });

  it('never sell the last place of a slot twice, 100 times', async () => {
    const requests = SLOTS.map((serveAt, index) => wantedAt(serveAt, index));
    const batches = await Promise.all(processes.map((child) => placeIn(child, requests, { shop: 'napoli' })));
    const [first = [], second = []] = batches;
    const outcomes = SLOTS.map((_, index) =>
      [first[index], second[index]].map((answer) => answer?.status ?? 0).toSorted((one, other) => one - other),
    );
    expect(outcomes).toEqual(SLOTS.map(() => [200, 409]));
    const refused = batches.flat().filter(({ status }) => status === 409);
    expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 4));
    const loads = await server.deps.database.read.selectFrom('slot_loads').select(['orders', 'make_minutes']).execute();
    expect(loads).toEqual(SLOTS.map(() => ({ orders: 1, make_minutes: 16 })));
    expect(await findViolations(server.deps.database.read)).toEqual([]);
  });

  const numbers = async () => {
    const rows = await server.deps.database.read
      .selectFrom('orders')
      .select('number')
      .where('shop_id', '=', shopId('roma'))
      .execute();
    return rows.map(({ number }) => number);
  };
});

const guest = (index: number, couponCode: string | null = null): OrderRequest => ({
  ...aDelivery({ couponCode }),
  formValues: { ...aDelivery().formValues, phone: `030 555${1000 + index}`, email: `guest${index}@example.com` },
});

/** Every five minutes of the next day, from noon. */
const SLOTS = Array.from({ length: 100 }, (_, index) =>
  new Date(Date.parse('2026-11-22T12:00:00+01:00') + index * 5 * 60_000).toISOString(),
);

function oneOrderEachSlot(): ShopDocument {
  const shop = trattoria({ slug: 'napoli' });
  const slotCapacity = {
    orders: 1,
    makeMinutes: 30,
    minutesPerDish: 6,
    minutesOfCategories: {},
    minutesOfDishes: { salami: 10 },
  };
  return { ...shop, config: { ...shop.config, slotCapacity, opening: { ...shop.config.opening, slotMinutes: 5 } } };
}

function wantedAt(serveAt: string, index: number): OrderRequest {
  const request = guest(index);
  return { ...request, formValues: { ...request.formValues, serveAt } };
}

async function startProcess({ url, dataDir }: OpenDatabase): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '../support/order-process.ts'), [url, dataDir]);
  await once(child, 'message');
  return child;
}

async function endProcess(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill();
  await exited;
}

async function placeIn(
  child: ChildProcess,
  requests: readonly OrderRequest[],
  how: Omit<PlaceOrders, 'requests'> = {},
): Promise<PlacedOrders['answers']> {
  child.send({ requests, ...how } satisfies PlaceOrders);
  const [{ answers }] = (await once(child, 'message')) as [PlacedOrders];
  return answers;
}
