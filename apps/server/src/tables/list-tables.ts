import type { OverviewTable, TableOverview } from '@tischlein/contract/shop';
import { billId, toCents } from '@tischlein/domain';
import { NO_TABLE_SERVICE, type Table } from '@tischlein/domain/shop';
import { createBill, sumBill } from '@tischlein/domain/table';
import { toWallTime } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toUnbookedRound } from './bill-answer.ts';
import type { BillCache } from './bill-cache.ts';
import type { StoredBill } from './bills.store.ts';
import { toCall } from './read-table.ts';
import { readHeldRounds, readRoundStatuses, type RoundStatus } from './round-orders.store.ts';
import { readCalls } from './tables.store.ts';

export interface OverviewDeps extends Pick<Deps, 'database' | 'clock'> {
  readonly bills: BillCache;
}

/** All tables with what they wait for; also those that the shop no longer lists, while something happens there. */
export async function listTables(deps: OverviewDeps, shop: LoadedShop): Promise<TableOverview> {
  const { read } = deps.database;
  const now = deps.clock.now();
  const [bills, statuses, calls, held] = await Promise.all([
    deps.bills.readOpen(read, shop.id),
    readRoundStatuses(read, shop.id),
    readCalls(read, shop.id),
    readHeldRounds(read, shop.id),
  ]);
  const byTable = new Map(bills.map((stored) => [stored.bill.table, stored]));
  const roundsOf = Map.groupBy(statuses, ({ billId }) => billId);
  const heldAt = Map.groupBy(held, ({ table_number }) => table_number);
  const callOf = new Map(calls.map((call) => [call.table_number, call]));
  const listed = (shop.config.tableService ?? NO_TABLE_SERVICE).tables;
  const busy = [...byTable.keys(), ...callOf.keys(), ...held.flatMap(({ table_number }) => table_number ?? [])];
  const viewer = { isWaiter: true, sessionHash: null };
  return {
    now,
    tables: addMissing(listed, busy).map((table) => {
      const stored = byTable.get(table.number);
      const rounds = stored ? (roundsOf.get(stored.bill.id) ?? []) : [];
      return toOverviewTable(table, {
        stored,
        rounds,
        held: heldAt.get(table.number) ?? [],
        call: callOf.get(table.number) ?? null,
      });
    }),
    held: held.flatMap((order) => {
      const { table_number: table, total } = order;
      if (table === null) return [];
      return [{ table, total: toCents(total), round: toUnbookedRound(order, viewer, toWallTime(now)) }];
    }),
  };
}

function addMissing(listed: readonly Table[], busy: readonly number[]): readonly Table[] {
  const known = new Set(listed.map(({ number }) => number));
  const missing = [...new Set(busy)].filter((number) => !known.has(number)).toSorted((left, right) => left - right);
  return [...listed, ...missing.map((number) => ({ number, area: '', seats: 0 }))];
}

interface TableState {
  readonly stored: StoredBill | undefined;
  readonly rounds: readonly RoundStatus[];
  readonly held: readonly StoredOrder[];
  readonly call: Row<'table_calls'> | null;
}

function toOverviewTable(
  { number, area, seats, place }: Table,
  { stored, rounds, held, call }: TableState,
): OverviewTable {
  const onBill = new Set(stored?.bill.lines.map(({ round }) => round));
  const present = rounds.filter(({ orderId }) => onBill.has(orderId));
  const cooking = present.filter(({ status }) => status === 'placed' || status === 'accepted');
  return {
    table: number,
    area,
    seats,
    place: place ?? null,
    isOpen: stored !== undefined,
    ...sumBill(
      stored?.bill ?? NO_BILL,
      held.map(({ total }) => toCents(total)),
    ),
    held: held.length,
    rounds: onBill.size,
    openedAt: stored?.openedAt ?? null,
    lastBookedAt: stored?.lastBookedAt ?? null,
    waitingSince: cooking.map(({ placedAt }) => placedAt).toSorted()[0] ?? null,
    inKitchen: cooking.length,
    ready: present.filter(({ status }) => status === 'ready').length,
    call: toCall(call),
  };
}

const NO_BILL = createBill(billId(''), 0);
