import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../apps/server/src/db/database.ts';
import { brokenInvariants } from '../../apps/server/src/db/invariants.ts';
import type { KillPoint } from '../../apps/server/src/faults.ts';
import { aDelivery } from '../support/trattoria.ts';
import { type Drive, prepareShop } from './drive.ts';
import { serverProcess } from './server-process.ts';

/** The points on the way of an order that needs no provider. */
export const ORDER_POINTS: readonly KillPoint[] = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8'];

/**
 * Kills the server exactly where it stands at each point, so often, starts it again and asks with the same key: one order,
 * the same answer, no broken rule (reliability §3). Returns what was wrong.
 */
export async function killAtPoints({ place, kills, main }: Drive): Promise<string[]> {
  await prepareShop(place);
  const server = serverProcess(place, main);
  const wrong: string[] = [];
  try {
    for (const point of ORDER_POINTS.flatMap((each) => Array.from({ length: kills }, () => each))) {
      const key = randomUUID();
      server.start(point);
      const first = order(await server.address(), key).catch(() => null);
      await server.paused();
      await server.kill();
      server.start();
      const [before, after] = [await first, await order(await server.address(), key)];
      await server.kill();
      if (after === null || (before !== null && before !== after)) wrong.push(`${point}: ${before} became ${after}`);
      wrong.push(...(await lookInto(place, key)).map((what) => `${point}: ${what}`));
    }
  } finally {
    await server.kill();
  }
  return wrong;
}

/** The id of the order that this key leads to. */
async function order(address: string, key: string): Promise<string | null> {
  const response = await fetch(`${address}/api/shop/roma/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(aDelivery()),
  });
  const { order: placed } = (await response.json()) as { order?: { id: string } };
  return placed?.id ?? null;
}

async function lookInto({ url, dataDir }: Drive['place'], key: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: url || null, dataDir });
  try {
    const keys = await database.read.selectFrom('order_keys').select('order_id').where('key', '=', key).execute();
    const rules = await brokenInvariants(database.read);
    const doubled = keys.length === 1 ? [] : [`${keys.length} orders for one key`];
    return [...doubled, ...rules.map(({ rule, about }) => `broken: ${rule} (${about})`)];
  } finally {
    await database.close();
  }
}
