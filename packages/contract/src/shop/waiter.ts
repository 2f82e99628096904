import { z } from 'zod';
import { cents, instant, line, price } from '../wire-values.ts';
import { billLine, billSums, guestCall, paidBack, tableBill, tableNumber, tableRound, whatToPay } from './table.ts';

export const waiterSignIn = z
  .object({ password: z.string().min(1).max(200), name: line(40).default('') })
  .meta({ id: 'WaiterSignIn' });
export const waiterName = z.object({ name: line(40).refine((name) => name.trim() !== '', 'empty') });

export const waiterSession = z
  .object({
    /** Empty: not entered yet (S3 W9). */
    name: z.string(),
    /** Local midnight; null: signed in to the office. */
    until: instant.nullable(),
    /** false: signed in to the office without the permission to refund; the waiter password has it. */
    mayRefund: z.boolean(),
  })
  .meta({ id: 'WaiterSession' });
export type WaiterSession = z.infer<typeof waiterSession>;

const overviewTable = z.object({
  table: tableNumber,
  area: z.string(),
  seats: z.int(),
  place: z.object({ column: z.int(), row: z.int(), isRound: z.boolean() }).nullable(),
  /** It has a bill. */
  isOpen: z.boolean(),
  ...billSums,
  /** Rounds that wait for a waiter; on no bill (S3 W14). */
  held: z.int(),
  rounds: z.int(),
  openedAt: instant.nullable(),
  lastBookedAt: instant.nullable(),
  /** Since when the kitchen has had the oldest round that it has not finished; null: none. */
  waitingSince: instant.nullable(),
  inKitchen: z.int(),
  ready: z.int(),
  call: guestCall.nullable(),
});
export type OverviewTable = z.infer<typeof overviewTable>;

/** All tables of the restaurant, and the rounds that wait for a waiter's confirmation. */
export const tableOverview = z
  .object({
    now: instant,
    tables: z.array(overviewTable),
    held: z.array(z.object({ table: tableNumber, total: cents, round: tableRound })),
  })
  .meta({ id: 'TableOverview' });
export type TableOverview = z.infer<typeof tableOverview>;

/** One table as waiters see it. */
export const waiterTable = z
  .object({
    table: tableNumber,
    call: guestCall.nullable(),
    bill: tableBill.nullable(),
    /**
     * The address of the table's QR code. With '&zahlen=' and '231-0.2,231-3.1' (line, '.', units) or '&teile=3' it leads to the
     * payment of exactly that.
     */
    guestAddress: z.string(),
    now: instant,
  })
  .meta({ id: 'WaiterTable' });
export type WaiterTable = z.infer<typeof waiterTable>;

/** The table after a refund, with what this refund pays back. */
export const tableRefunded = waiterTable.extend({ paidBack }).meta({ id: 'TableRefunded' });
export type TableRefunded = z.infer<typeof tableRefunded>;

export const tableRefunds = z
  .object({
    refunds: z
      .array(z.object({ line: billLine, amount: price }))
      .min(1)
      .max(100),
  })
  .meta({ id: 'TableRefunds' });

export const tableMove = z
  .object({
    to: tableNumber,
    /** null: the whole table. */
    units: z
      .array(z.object({ line: billLine, units: z.int().min(1).max(1000) }))
      .min(1)
      .max(500)
      .nullable(),
  })
  .meta({ id: 'TableMove' });

export const tillHandover = z.object({ what: whatToPay, expectedAmount: price }).meta({ id: 'TillHandover' });

export const tableClearing = z
  .object({
    /** The amount due is handed over to the till first; without it, a table with an amount due is not cleared. */
    handOver: z.boolean(),
  })
  .meta({ id: 'TableClearing' });

/** The list of S2 §3 Table data: the booked items, without those of price 0. */
export const dineInTable = z.array(tableRound).meta({ id: 'DineInTable' });
