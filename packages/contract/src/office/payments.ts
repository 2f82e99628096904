import { NOT_USED_REASONS } from '@tischlein/domain/feedback';
import { PAYMENT_ALARMS } from '@tischlein/domain/payments';
import { z } from 'zod';
import { basisPoints, cents, instant, name } from '../wire-values.ts';

/** What the desk must know or do about a payment, or about a mail that never reached its guest. */
export const PAYMENT_TASK_KINDS = [
  ...PAYMENT_ALARMS,
  'refundFailed',
  /** An earlier version has lost a refund of a part of a table's bill. */
  'refundLost',
  'lateRefunded',
  'lateAccepted',
  'outcomeUnknown',
  'disputed',
  'mailFailed',
  ...NOT_USED_REASONS,
] as const;
export type PaymentTaskKind = (typeof PAYMENT_TASK_KINDS)[number];

/** Open tasks, oldest first. */
export const paymentTasks = z
  .array(
    z.object({
      orderId: z.string(),
      number: z.int(),
      guestName: z.string(),
      /** Empty if the guest gave none. */
      phone: z.string(),
      kind: z.enum(PAYMENT_TASK_KINDS),
      /** null: it is no order of a table. */
      table: z.int().nullable(),
      /** What has to be paid back, where that is the task; otherwise null. */
      amount: cents.nullable(),
      createdAt: instant,
      /** What happened, as a German sentence. */
      happened: z.string(),
      /** What the desk has to do about it, if anything. */
      advice: z.string(),
    }),
  )
  .meta({ id: 'PaymentTasks' });
export type PaymentTasks = z.infer<typeof paymentTasks>;

export const refundLine = z.object({ position: z.int().min(0).max(9999), amount: cents });

/** Refund an amount of the whole order, or amounts per line; with neither, everything that is left. */
export const refundRequest = z
  .object({
    /** Idempotency key made by the desk. */
    key: z.uuid(),
    reason: name(300),
    amount: z.exactOptional(cents),
    lines: z.exactOptional(z.array(refundLine).min(1).max(500)),
  })
  .meta({ id: 'RefundRequest' });
export type RefundRequest = z.infer<typeof refundRequest>;

export const refund = z
  .object({
    id: z.string(),
    amount: cents,
    reason: z.string(),
    lines: z.array(refundLine),
    vat: z.array(z.object({ rate: basisPoints, gross: cents })),
    state: z.enum(['requested', 'done', 'failed']),
    /** The state in German; for a failed refund also what to do. */
    words: z.string(),
    requestedAt: instant,
    finishedAt: instant.nullable(),
    /** Email address of the staff member; null for an automatic refund. */
    requestedBy: z.string().nullable(),
  })
  .meta({ id: 'Refund' });
export type Refund = z.infer<typeof refund>;

/** Everything known about an order's money. */
export const orderPayment = z
  .object({
    orderId: z.string(),
    number: z.int(),
    guestName: z.string(),
    placedAt: instant,
    /** 'bezahlt mit PayPal', 'noch nicht bezahlt' */
    words: z.string(),
    captured: cents,
    refunded: cents,
    /** Amount that can still be refunded. */
    refundable: cents,
    /** Amount of each line that can still be refunded. */
    lines: z.array(
      z.object({
        position: z.int(),
        name: z.string(),
        left: cents,
        /** What refunding one, two, … units costs; the last is all that is left. */
        units: z.array(cents),
      }),
    ),
    refunds: z.array(refund),
    history: z.array(z.object({ at: instant, status: z.string(), words: z.string(), cause: z.string() })),
  })
  .meta({ id: 'OrderPayment' });
export type OrderPayment = z.infer<typeof orderPayment>;
