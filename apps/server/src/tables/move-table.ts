import { days, fail, inMinutes, ok, type OrderId, type ShopId } from '@tischlein/domain';
import { type Bill, joinBills, type LineUnits, moveBill, moveUnits } from '@tischlein/domain/table';
import { plusMinutes } from '../clock.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { saveAtTable } from '../orders/table-orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toTableResult } from './bill-problems.ts';
import type { EntryDetail } from './bill-column.ts';
import { type Author, type EntryKey, lockOpenBill, openBill, saveBill, type StoredBill } from './bills.store.ts';
import { announceRounds, changeTable, type TableChanged, type TableRequest } from './change-table.ts';
import { readHeldRounds } from './round-orders.store.ts';
import { moveVisit } from './tables.store.ts';

interface Move {
  readonly to: number;
  /** null: the whole table. */
  readonly units: readonly LineUnits[] | null;
}

/** Moves units of lines, or a whole table, to another one (S3 W9). The guests of a table that has moved come along (S3 W15). */
export function moveTable(deps: Deps, shop: LoadedShop, request: TableRequest<Move>): TableChanged {
  const { table, body, author } = request;
  return changeTable(deps, shop, {
    tables: [table, body.to],
    request,
    work: async ({ writer, now, key }) => {
      const from = await lockOpenBill(writer, shop.id, table);
      if (!from || body.to === table) return fail('tableItemUnknown');
      const context = { writer, shopId: shop.id, from, to: body.to, author, now, key };
      if (body.units) return moveSome(context, body.units);
      if ((await readHeldRounds(writer, shop.id, table)).length > 0) return fail('roundsWait');
      const moved = await moveWhole(context);
      const since = plusMinutes(now, -inMinutes(days(1)));
      if (moved.ok) await moveVisit(writer, { shopId: shop.id, table, to: body.to }, { now, since });
      return moved;
    },
  });
}

interface MoveContext {
  readonly writer: Writer;
  readonly shopId: ShopId;
  readonly from: StoredBill;
  readonly to: number;
  readonly author: Author;
  readonly now: string;
  readonly key: EntryKey | null;
}

async function moveSome(context: MoveContext, units: readonly LineUnits[]): TableChanged {
  const { writer, shopId, from, to, now } = context;
  const target = (await lockOpenBill(writer, shopId, to)) ?? (await openBill(writer, shopId, { table: to, now }));
  const moved = toTableResult(moveUnits({ from: from.bill, to: target.bill }, units));
  if (!moved.ok) return moved;
  const items = units.flatMap(({ line: id, units: count }) => {
    const line = from.bill.lines.find((each) => each.id === id);
    return line ? [{ round: line.round, item: `${count}× ${line.name}` }] : [];
  });
  return saveMove(context, { target, moved: moved.value, items });
}

async function moveWhole(context: MoveContext): TableChanged {
  const { writer, shopId, from, to, author, now, key } = context;
  const target = await lockOpenBill(writer, shopId, to);
  const items = listItems(from.bill);
  if (target) {
    const joined = toTableResult(joinBills({ from: from.bill, to: target.bill }));
    return joined.ok ? saveMove(context, { target, moved: joined.value, items }) : joined;
  }
  const moved = toTableResult(moveBill(from.bill, to));
  if (!moved.ok) return moved;
  const detail = { table: to, items };
  await saveBill(writer, from, { after: moved.value, action: 'moveTable', author, detail, now, key });
  await renumberRounds(context, { left: null, items });
  return ok(detail);
}

interface Moved {
  readonly target: StoredBill;
  readonly moved: { readonly from: Bill; readonly to: Bill };
  readonly items: NonNullable<EntryDetail['items']>;
}

async function saveMove(context: MoveContext, { target, moved, items }: Moved): TableChanged {
  const { writer, from, to, author, now, key } = context;
  const out = { action: 'moveOut', author, detail: { table: to, items }, now, key } as const;
  await saveBill(writer, from, { after: moved.from, ...out });
  const into = { action: 'moveIn', author, detail: { table: from.bill.table, items }, now } as const;
  await saveBill(writer, target, { after: moved.to, ...into });
  await renumberRounds(context, { left: moved.from, items });
  return ok(out.detail);
}

/** The kitchen brings a round to another table once nothing of it is left at the first one. */
async function renumberRounds(
  { writer, shopId, to, now }: MoveContext,
  { left, items }: Pick<Moved, 'items'> & { readonly left: Bill | null },
): Promise<void> {
  const stays = new Set<OrderId>(left?.lines.map(({ round }) => round));
  for (const round of new Set(items.map((item) => item.round)))
    if (!stays.has(round)) await saveAtTable(writer, { shop_id: shopId, order_id: round }, { table_number: to });
  await announceRounds(writer, shopId, { items, action: 'move', now });
}

const listItems = ({ lines }: Bill): Moved['items'] =>
  lines.map(({ round, units, name }) => ({ round, item: `${units}× ${name}` }));
