import type { GuestTable, TableBillAnswer, WaiterTable } from '@tischlein/contract/shop';
import { billId, orderId } from '@tischlein/domain';
import { NO_TABLE_SERVICE } from '@tischlein/domain/shop';
import { createBill, MINUTES_DECLINED_IS_SHOWN } from '@tischlein/domain/table';
import { plusMinutes, toWallTime } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toBillAnswer, type Viewer } from './bill-answer.ts';
import { readOpenBill, type StoredBill } from './bills.store.ts';
import { readHandovers } from './bill-entries.store.ts';
import { readBillOrders, readDeclinedRounds, readHeldRounds } from './round-orders.store.ts';
import { findTableAddress } from './table-codes.ts';
import type { SeatedGuest } from './table-session.http.ts';
import { readCall, readTable } from './tables.store.ts';

type ReadDeps = Pick<Deps, 'database' | 'clock' | 'secretKey' | 'publicUrl'>;

/** The table as a guest sees it; a guest who typed its number sees no bill (S3 W4, W7). */
export async function readGuestTable(
  deps: ReadDeps,
  shop: LoadedShop,
  { table, access, movedFrom, sessionHash }: SeatedGuest & Pick<Viewer, 'sessionHash'>,
): Promise<GuestTable> {
  const { payAtTable, tipRecipient } = shop.config.tableService ?? NO_TABLE_SERVICE;
  const isScanned = access === 'scanned';
  const viewer = { isWaiter: false, sessionHash };
  return {
    table,
    access,
    movedFrom,
    payAtTable: isScanned && payAtTable,
    tipRecipient,
    call: isScanned ? toCall(await readCall(deps.database.read, { shopId: shop.id, table })) : null,
    bill: isScanned ? await readBill(deps, shop, { table, viewer }) : null,
    now: deps.clock.now(),
  };
}

/** The table as waiters see it. */
export async function readWaiterTable(deps: ReadDeps, shop: LoadedShop, table: number): Promise<WaiterTable> {
  const viewer = { isWaiter: true, sessionHash: null };
  return {
    table,
    call: toCall(await readCall(deps.database.read, { shopId: shop.id, table })),
    bill: await readBill(deps, shop, { table, viewer }),
    guestAddress: await findTableAddress(deps, shop, table),
    now: deps.clock.now(),
  };
}

interface BillToRead {
  readonly table: number;
  readonly viewer: Viewer;
}

/** null: the table is free. */
async function readBill(
  { database, clock }: ReadDeps,
  shop: LoadedShop,
  { table, viewer }: BillToRead,
): Promise<TableBillAnswer | null> {
  const { read } = database;
  const stored = await readOpenBill(read, shop.id, table);
  const held = await readHeldRounds(read, shop.id, table);
  const declined = viewer.isWaiter ? [] : await readDeclined({ database, clock }, shop, table);
  if (!stored && held.length === 0 && declined.length === 0) return null;
  const bill = stored?.bill ?? { ...NO_LINES, table };
  const orders = await readBillOrders(read, shop.id, listOrders(bill));
  const atTheTill = bill.parts.filter(({ channel }) => channel === 'till').map(({ id }) => id);
  const handovers = await readHandovers(read, shop.id, atTheTill);
  return toBillAnswer({ bill, orders, handovers, held, declined, viewer, now: toWallTime(clock.now()) });
}

/** Its guests are told for a while that a waiter has declined a round, unless the table was cleared since. */
async function readDeclined(
  { database, clock }: Pick<ReadDeps, 'database' | 'clock'>,
  shop: LoadedShop,
  table: number,
): Promise<StoredOrder[]> {
  const { visit_since: visitSince } = await readTable(database.read, { shopId: shop.id, table });
  const recently = plusMinutes(clock.now(), -MINUTES_DECLINED_IS_SHOWN);
  const since = visitSince !== null && visitSince > recently ? visitSince : recently;
  return readDeclinedRounds(database.read, shop.id, { table, since });
}

const NO_LINES = createBill(billId(''), 0);

const listOrders = ({ lines, parts }: StoredBill['bill']) => [
  ...new Set([...lines.map(({ round }) => round), ...parts.map(({ id }) => orderId(id))]),
];

export const toCall = (row: Row<'table_calls'> | null): GuestTable['call'] =>
  row && { kind: row.kind, calledAt: row.called_at, isSeen: false };
