import { billLineId, billPartId, billRefundId, type OrderId, orderId, toBasisPoints, toCents } from '@tischlein/domain';
import type { Bill, PaidBackSums } from '@tischlein/domain/table';
import { z } from 'zod';
import { jsonColumn } from '../db/json-column.ts';

const amount = z.int().transform(toCents);
const rates = z.array(z.object({ rate: z.int().transform(toBasisPoints), gross: amount })).readonly();
const line = z.string().transform(billLineId);
const part = z.string().transform(billPartId);

const partCommon = {
  id: part,
  shares: z.array(z.object({ line, rates })).readonly(),
  units: z.array(z.object({ line, units: z.int() })).readonly(),
  tip: amount,
  division: z.int().nullable(),
};

/** What a bill holds besides its id, table and state, which are columns. */
export type BillContent = Omit<Bill, 'id' | 'table' | 'isCleared'>;

const content: z.ZodType<BillContent> = z.object({
  lines: z.array(z.object({ id: line, round: z.string().transform(orderId), name: z.string(), units: z.int(), rates })),
  parts: z.array(
    z.discriminatedUnion('channel', [
      z.object({ ...partCommon, channel: z.literal('online'), status: z.enum(['reserved', 'paid', 'released']) }),
      z.object({ ...partCommon, channel: z.literal('till'), status: z.literal('paid') }),
    ]),
  ),
  refunds: z.array(
    z.object({
      id: z.string().transform(billRefundId),
      line,
      rates,
      paidBack: z.array(z.object({ part, rates })),
    }),
  ),
  division: z.object({ number: z.int(), into: z.int() }).nullable(),
});

export const billColumn = jsonColumn('table_bills.document', content);

export interface EntryItem {
  readonly round: OrderId;
  readonly item: string;
  /** What a refund of it pays back. */
  readonly paidBack?: PaidBackSums;
}

/** What an entry of a bill's history says besides its action and author. */
export interface EntryDetail {
  /** Items with their round, as the kitchen reads them: '1× Quattro Formaggi'. */
  readonly items?: readonly EntryItem[];
  readonly amount?: number;
  /** The other table of a move. */
  readonly table?: number;
  /** The part that was paid, handed over, settled or released. */
  readonly part?: string;
}

const detail: z.ZodType<EntryDetail> = z.object({
  items: z.exactOptional(
    z.array(
      z.object({
        round: z.string().transform(orderId),
        item: z.string(),
        paidBack: z.exactOptional(z.object({ online: amount, till: amount })),
      }),
    ),
  ),
  amount: z.exactOptional(z.int()),
  table: z.exactOptional(z.int()),
  part: z.exactOptional(z.string()),
});
export const entryDetailColumn = jsonColumn('bill_entries.detail', detail);
