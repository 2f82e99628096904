import { billPartId, type Cents, NO_CENTS } from '@tischlein/domain';
import { type Bill, changeBill, dueAmount, partAmount, type WhatToPay } from '@tischlein/domain/table';
import { randomUUID } from 'node:crypto';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { requireBill, TableRefusal } from './bill-problems.ts';
import { lockOpenBill, saveBill } from './bills.store.ts';
import { changeTable, type TableRequest } from './change-table.ts';
import { readHeldRounds } from './round-orders.store.ts';
import { deleteCall, endVisit } from './tables.store.ts';

interface Handover {
  readonly what: WhatToPay;
  readonly expectedAmount: Cents;
}

/** Hands a part of the bill over to the till; it is never called paid (S3 W8, W11). */
export function handOverToTill(deps: Deps, shop: LoadedShop, request: TableRequest<Handover>): Promise<void> {
  const { table, body, author } = request;
  return changeTable(deps, shop, {
    tables: [table],
    request,
    work: async ({ writer, now, key }) => {
      const stored = await lockOpenBill(writer, shop.id, table);
      if (!stored) throw new TableRefusal('nothingDue');
      const { after, part, amount } = handOver(stored.bill, body.what);
      if (amount !== body.expectedAmount) throw new TableRefusal('billChanged');
      await saveBill(writer, stored, { after, action: 'handOver', author, detail: { part, amount }, now, key });
    },
  });
}

function handOver(bill: Bill, what: WhatToPay) {
  const id = billPartId(randomUUID());
  const after = requireBill(changeBill(bill, { type: 'pay', id, channel: 'till', what, tip: NO_CENTS }));
  const part = after.parts.at(-1);
  return { after, part: String(id), amount: part ? partAmount(part) : NO_CENTS };
}

/** Clears a table: its bill ends, its guests have to scan again. The amount due is handed over first if the waiter says so. */
export function clearTable(
  deps: Deps,
  shop: LoadedShop,
  request: TableRequest<{ readonly handOver: boolean }>,
): Promise<void> {
  const { table, body, author } = request;
  return changeTable(deps, shop, {
    tables: [table],
    request,
    work: async ({ writer, now }) => {
      if ((await readHeldRounds(writer, shop.id, table)).length > 0) throw new TableRefusal('roundsWait');
      const stored = await lockOpenBill(writer, shop.id, table);
      if (stored) {
        const due = dueAmount(stored.bill);
        const handed = body.handOver && due > 0 ? handOver(stored.bill, { kind: 'everything' }) : null;
        const after = requireBill(changeBill(handed?.after ?? stored.bill, { type: 'clear' }));
        const detail = { amount: due, ...(handed && { part: handed.part }) };
        await saveBill(writer, stored, { after, action: 'clear', author, detail, now });
      }
      await deleteCall(writer, { shopId: shop.id, table });
      await endVisit(writer, { shopId: shop.id, table }, now);
    },
  });
}
