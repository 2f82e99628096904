import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { OrderRequest, TableItemAnswer } from '@tischlein/contract/shop';
import { importByNames, type NamedItem } from '@tischlein/domain/cart';
import { readMenu } from '@tischlein/domain/menu';
import { findTermsVersions, NO_TABLE_SERVICE, type TableService } from '@tischlein/domain/shop';
import type { LineUnits } from '@tischlein/domain/table';
import { todayInShop } from '@tischlein/shop-time';
import { send } from '../../apps/office/app/api/send.ts';
import { connectStripe } from './connect-stripe.ts';
import { openBranch } from './open-branch.ts';
import { signInOnce } from './sign-in-once.ts';

/** Opens a branch that serves at tables, takes orders and is paid by card. */
export async function openTableBranch(service: Partial<TableService> = {}): Promise<string> {
  const slug = await openBranch({ config: { tableService: { ...NO_TABLE_SERVICE, ...service, tables: TABLES } } });
  const params = { shop: slug };
  await connectStripe(slug);
  const { version } = requireValue(await send(calls.getShopState, { params }));
  const headers = { 'if-match': `"${String(version)}"` };
  requireValue(await send(calls.saveShopState, { params, headers, body: { state: 'open' } }));
  return slug;
}

function requireValue<Value>(answer: ApiResult<Value>): Value {
  if (!answer.ok) throw new Error(answer.problem.message);
  return answer.value;
}

const TABLES = [7, 8].map((number) => ({ number, area: 'Innen', seats: 4 }));

/** Sits down at a table: its code was scanned, or its number typed. */
export async function sitDown(slug: string, table: number, access: 'scanned' | 'typed'): Promise<void> {
  if (access === 'scanned') await scanCode(slug, table);
  else await send(calls.chooseTable, { params: { shop: slug }, body: { table } });
  sessionStorage.setItem(`tischlein:${slug}:table`, JSON.stringify({ table, date: todayInShop() }));
  localStorage.setItem(`tischlein:${slug}:options`, '{}');
}

/** Opens the address of the table's QR code. */
async function scanCode(slug: string, table: number): Promise<void> {
  await signInOnce();
  const codes = await send(calls.listTableCodes, { params: { shop: slug } });
  const address = codes.ok ? codes.value.find((code) => code.table === table)?.address : undefined;
  if (address === undefined) throw new Error(`table ${String(table)} has no code`);
  const { pathname, search } = new URL(address, location.href);
  await fetch(pathname + search, { redirect: 'manual' });
}

/** Books a round for a table, as the waiter; what it costs is put on the bill. */
export async function bookRound(slug: string, table: number, items: readonly NamedItem[]): Promise<void> {
  const params = { shop: slug };
  const menu = await send(calls.getMenu, { params });
  if (!menu.ok) throw new Error('the demo does not answer');
  const placed = await send(calls.placeOrder, {
    params,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { orderItems: importByNames(items, readMenu(menu.value).menu).saved.items, table, payLater: true },
  });
  if (!placed.ok) throw new Error(placed.problem.message);
}

/** Orders a round 'Bei der Bedienung', as a guest who has sat down at the table; it waits for the waiter. Returns its order. */
export const holdRound = (slug: string, table: number, items: readonly NamedItem[]): Promise<string> =>
  placeRound(slug, table, { items, payLater: true, paymentMethod: 'offline' });

/** Orders a round by card, as a guest who has sat down at the table; it is not paid yet. Returns its order. */
export const beginRound = (slug: string, table: number, items: readonly NamedItem[]): Promise<string> =>
  placeRound(slug, table, { items, payLater: false, paymentMethod: 'Stripe_card' });

interface Round extends Pick<OrderRequest, 'payLater' | 'paymentMethod'> {
  readonly items: readonly NamedItem[];
}

async function placeRound(slug: string, table: number, { items, ...payment }: Round): Promise<string> {
  const params = { shop: slug };
  const { menu } = readMenu(requireValue(await send(calls.getMenu, { params })));
  // A browser that is signed in to the office orders as a waiter.
  await send(calls.endSession);
  const placed = await send(calls.placeOrder, {
    params,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      orderItems: importByNames(items, menu).saved.items,
      table,
      ...payment,
      formValues: { name: 'Ada' },
      acceptedTerms: findTermsVersions(requireValue(await send(calls.getConfig, { params })).pages),
    },
  });
  await signInOnce();
  return requireValue(placed).order.id;
}

/** Confirms or declines a round that waits, as the waiter. */
export async function decideRound(
  slug: string,
  table: number,
  { orderId, decision }: { readonly orderId: string; readonly decision: 'confirm' | 'decline' },
): Promise<void> {
  requireValue(await send(calls.decideRound, { params: { shop: slug, table, orderId, decision } }));
}

/** Moves a whole table, or some of it, as the waiter. */
export async function moveTable(
  slug: string,
  {
    from,
    to,
    units = null,
  }: { readonly from: number; readonly to: number; readonly units?: readonly LineUnits[] | null },
): Promise<void> {
  const body = { to, units: units && [...units] };
  requireValue(await send(calls.moveTable, { params: { shop: slug, table: from }, headers: {}, body }));
}

/** Reserves units of the bill, as a guest at the table who has begun to pay online. */
export async function beginToPay(
  slug: string,
  table: number,
  { dishName, units, name }: { readonly dishName: string; readonly units: number; readonly name: string },
): Promise<void> {
  const params = { shop: slug };
  const item = await findItem(slug, table, dishName);
  const expectedAmount = item.unitPrices[units - 1] ?? item.open;
  const begun = await send(calls.payPart, {
    params,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      what: { kind: 'units', units: [{ line: item.id, units }] },
      expectedAmount,
      paymentMethod: 'Stripe_card',
      name,
    },
  });
  if (!begun.ok) throw new Error(begun.problem.message);
}

async function findItem(slug: string, table: number, dishName: string): Promise<TableItemAnswer> {
  const answer = await send(calls.getWaiterTable, { params: { shop: slug, table } });
  const items = answer.ok ? (answer.value.bill?.rounds.flatMap((round) => round.items) ?? []) : [];
  const item = items.find((each) => each.dishName.startsWith(dishName));
  if (!item) throw new Error(`${dishName} is not on the bill`);
  return item;
}

/** Hands units of the bill over to the till, as the waiter. */
export async function handOver(slug: string, table: number, dishName: string): Promise<void> {
  const params = { shop: slug, table };
  const item = await findItem(slug, table, dishName);
  const handed = await send(calls.handOverToTill, {
    params,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { what: { kind: 'units', units: [{ line: item.id, units: item.openUnits }] }, expectedAmount: item.open },
  });
  if (!handed.ok) throw new Error(handed.problem.message);
}
