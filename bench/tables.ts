import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import { atMost, type Figure, withoutBound } from './figure.ts';
import { measureProcessorTime } from './server-processor-time.ts';
import { startServer } from './server-process.ts';
import { saveWaiterShop, WAITER_HOUR, WAITER_PASSWORD, WAITER_SHOP } from './waiter-shop.ts';

const TABLES = 200;
const ROUNDS = 2;
const REFRESHES = 100;
const BOUND_MS = 20;
const PARAMS = { params: { shop: WAITER_SHOP } };
const DISHES = ['minestrone', 'bruschetta-al-pomodoro', 'caprese-di-bufala', 'espresso'];

/** What one refresh of the waiters' overview costs the server while all tables are open. */
export async function benchTables(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, 'tables');
  await saveWaiterShop(dataDir, TABLES);
  await using server = await startServer(dataDir, { TISCHLEIN_CLOCK: WAITER_HOUR });
  const send = await signIn(server.port);
  const tables = Array.from({ length: TABLES }, (_, index) => index + 1);
  for (let round = 0; round < ROUNDS; round += 1) for (const table of tables) await book(send, table);
  const refresh = async (): Promise<void> => {
    const { tables: answered }: { readonly tables: readonly { readonly isOpen: boolean }[] } = JSON.parse(
      await send(buildAddress(calls.listTables, PARAMS)),
    );
    const open = answered.filter(({ isOpen }) => isOpen).length;
    if (open !== TABLES) throw new Error(`${open} tables are open instead of ${TABLES}`);
  };
  const alone = await measureProcessorTime(server, REFRESHES, refresh);
  // Every table is booked again, so that no refresh finds the bill of before.
  const booked = await measureProcessorTime(server, TABLES, (n) => book(send, n + 1));
  const both = await measureProcessorTime(server, TABLES, async (n) => {
    await book(send, n + 1);
    await refresh();
  });
  return [
    atMost(`processor time of one refresh of the overview, ${TABLES} open tables`, alone, {
      bound: BOUND_MS,
      unit: 'ms',
    }),
    atMost('processor time of such a refresh after a booking', both - booked, { bound: BOUND_MS, unit: 'ms' }),
    withoutBound('processor time of a booking of a waiter', booked, 'ms'),
  ];
}

type Send = (path: string, body?: object) => Promise<string>;

async function signIn(port: number): Promise<Send> {
  let cookie = '';
  const send = async (path: string, body?: object): Promise<Response> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const answer = await send(buildAddress(calls.openWaiterSession, PARAMS), { password: WAITER_PASSWORD, name: 'Mia' });
  cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  return async (path, body) => (await send(path, body)).text();
}

async function book(send: Send, table: number): Promise<void> {
  await send(buildAddress(calls.placeOrder, PARAMS), {
    table,
    payLater: true,
    orderItems: DISHES.map((dishId) => ({ dishId, amount: 1 })),
    formValues: {},
    acceptedTerms: null,
  });
}
