import { billPartId, type Cents, fail, NO_CENTS, ok, type Result } from '@tischlein/domain';
import { type Bill, changeBill, dueAmount, partAmount, type WhatToPay } from '@tischlein/domain/table';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { EntryDetail } from './bill-column.ts';
import { type TableProblem, toTableResult } from './bill-problems.ts';
import { lockOpenBill, saveBill } from './bills.store.ts';
import { changeTable, type TableChanged, type TableRequest } from './change-table.ts';
import { readHeldRounds } from './round-orders.store.ts';
import { deleteCall, endVisit } from './tables.store.ts';

interface Handover {
  readonly what: WhatToPay;
  readonly expectedAmount: Cents;
}

/** Hands a part of the bill over to the till; it is never called paid (S3 W8, W11). */
export function handOverToTill(deps: Deps, shop: LoadedShop, request: TableRequest<Handover>): TableChanged {
  const { table, body, author } = request;
  return changeTable(deps, shop, {
    tables: [table],
    request,
    work: async ({ writer, now, key }) => {
      const stored = await lockOpenBill(writer, shop.id, table);
      if (!stored) return fail('nothingDue');
      const handed = handOver(stored.bill, body.what);
      if (!handed.ok) return handed;
      const { after, detail } = handed.value;
      if (detail.amount !== body.expectedAmount) return fail('billChanged');
      await saveBill(writer, stored, { after, action: 'handOver', author, detail, now, key });
      return ok(detail);
    },
  });
}

interface HandedOver {
  readonly after: Bill;
  readonly detail: { readonly part: string; readonly amount: Cents };
}

function handOver(bill: Bill, what: WhatToPay): Result<HandedOver, TableProblem> {
  const id = billPartId(randomUUID());
  const paid = toTableResult(changeBill(bill, { type: 'pay', id, channel: 'till', what, tip: NO_CENTS }));
  if (!paid.ok) return paid;
  const part = paid.value.parts.at(-1);
  return ok({ after: paid.value, detail: { part: String(id), amount: part ? partAmount(part) : NO_CENTS } });
}

/** Clears a table: its bill ends, its guests have to scan again. The amount due is handed over first if the waiter says so. */
export function clearTable(
  deps: Deps,
  shop: LoadedShop,
  request: TableRequest<{ readonly handOver: boolean }>,
): TableChanged {
  const { table, body, author } = request;
  return changeTable(deps, shop, {
    tables: [table],
    request,
    work: async ({ writer, now }) => {
      if ((await readHeldRounds(writer, shop.id, table)).length > 0) return fail('roundsWait');
      const stored = await lockOpenBill(writer, shop.id, table);
      const cleared = stored && clearBill(stored.bill, body);
      if (cleared?.ok === false) return cleared;
      if (cleared) await saveBill(writer, stored, { ...cleared.value, action: 'clear', author, now });
      await deleteCall(writer, { shopId: shop.id, table });
      await endVisit(writer, { shopId: shop.id, table }, now);
      return ok(cleared?.value.detail ?? {});
    },
  });
}

interface Cleared {
  readonly after: Bill;
  readonly detail: EntryDetail;
}

function clearBill(bill: Bill, options: { readonly handOver: boolean }): Result<Cleared, TableProblem> {
  const due = dueAmount(bill);
  const handed = options.handOver && due > 0 ? handOver(bill, { kind: 'everything' }) : null;
  if (handed?.ok === false) return handed;
  const cleared = toTableResult(changeBill(handed?.value.after ?? bill, { type: 'clear' }));
  if (!cleared.ok) return cleared;
  return ok({ after: cleared.value, detail: { amount: due, ...(handed && { part: handed.value.detail.part }) } });
}
