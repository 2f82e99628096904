import type { BillLineId, BillPartId, DishId, ComboId } from '@tischlein/domain';
import { ORDER_STATUSES } from '@tischlein/domain/orders';
import { PAYMENT_METHODS, TIP_RECIPIENTS } from '@tischlein/domain/shop';
import { type BillSums, GUEST_CALLS, type WhatToPay } from '@tischlein/domain/table';
import { z } from 'zod';
import { cents, idValue, instant, line, mailAddress, price, tipValue } from '../wire-values.ts';

export const tableNumber = z.int().min(1).max(9999);
export const billLine = idValue<BillLineId>();

/** The whole bill, some units, the next of equal parts, or an amount that a guest names (S3 W8). */
export const whatToPay = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('everything') }),
    z.object({
      kind: z.literal('units'),
      units: z
        .array(z.object({ line: billLine, units: z.int().min(1).max(1000) }))
        .min(1)
        .max(500),
    }),
    z.object({ kind: z.literal('equalPart'), into: z.int().min(2).max(50) }),
    z.object({ kind: z.literal('amount'), amount: price.refine((amount) => amount > 0, 'nothing') }),
  ])
  .meta({ id: 'WhatToPay' }) satisfies z.ZodType<WhatToPay>;

/** A booked line with what has become of it (S2 §3 Table data, S3 C36 to C38). */
export const tableItem = z
  .object({
    id: billLine,
    amount: z.int(),
    dishName: z.string(),
    /** 'ohne Parmesan', '+ Peperoni'; then the waiter's note. */
    details: z.array(z.string()),
    /** Of all units: after discounts, with deposit. */
    price: cents,
    refunded: cents,
    /** Of `refunded`: what was handed to the till and is paid back there (S3 C42). */
    refundedAtTill: cents,
    /** Neither refunded nor paid nor reserved. */
    open: cents,
    openUnits: z.int(),
    /** The price of the next n open units is at index n - 1; odd cents come first. */
    unitPrices: z.array(cents),
    /** The guests who are paying for it now; '' for one without a name, 0 units for an equal part. */
    reservedBy: z.array(z.object({ name: z.string(), units: z.int() })),
    dish: z.object({ id: idValue<DishId>() }).nullable(),
    menu: z.object({ id: idValue<ComboId>() }).nullable(),
  })
  .meta({ id: 'TableItem' });
export type TableItemAnswer = z.infer<typeof tableItem>;

/** An order at a table. */
export const tableRound = z
  .object({
    /** 1 is the first of the bill. */
    round: z.int(),
    orderNumber: z.int(),
    orderedAt: instant,
    orderedBy: z.enum(['guest', 'waiter']),
    /** First name of the guest, or name of the waiter; may be empty. */
    name: z.string(),
    /** Ordered in this browser. */
    isOwn: z.boolean(),
    /** null: someone else's, whose id would open their order (S3 K8). */
    orderId: z.string().nullable(),
    status: z.enum(ORDER_STATUSES),
    /** On no bill: `placed`, it goes to the kitchen once a waiter has confirmed it; `cancelled`, a waiter has declined it (S3 W12, W14). */
    waitsForWaiter: z.boolean(),
    /** As it was ordered. */
    total: cents,
    /** '19:25', promised by the kitchen; empty: not yet. */
    expectedLabel: z.string(),
    /** Came from this table. */
    movedFrom: z.int().nullable(),
    messageCook: z.string(),
    items: z.array(tableItem),
  })
  .meta({ id: 'TableRound' });
export type TableRoundAnswer = z.infer<typeof tableRound>;

/** A payment of a part of the bill. */
export const tablePart = z.object({
  id: idValue<BillPartId>(),
  channel: z.enum(['online', 'till']),
  status: z.enum(['reserved', 'paid', 'released']),
  amount: cents,
  tip: cents,
  at: instant,
  /** First name of the guest, or name of the waiter; may be empty. */
  name: z.string(),
  isOwn: z.boolean(),
  /** Opens its receipt; null: someone else's, or handed over to the till. */
  orderId: z.string().nullable(),
});

/** The sums of a table, the same for guests and waiters (S3 W14). */
export const billSums = {
  booked: cents,
  refunded: cents,
  /** Paid online. */
  paid: cents,
  handedOver: cents,
  /** Being paid online now. */
  reserved: cents,
  /** Neither paid nor reserved. */
  due: cents,
  /** Of the rounds that wait for the waiter; in no other sum. */
  waiting: cents,
} satisfies Record<keyof BillSums, typeof cents>;

/** By the provider to those who paid online, and at the till what was handed to it (S3 C42). */
export const paidBack = z.object({ online: cents, till: cents });

/** What a table has ordered until it is cleared (S3 W7). */
export const tableBill = z
  .object({
    /** Latest first. */
    rounds: z.array(tableRound),
    parts: z.array(tablePart),
    ...billSums,
    /** Of `refunded`: what was paid before and goes back. */
    paidBack,
    /** The chosen division into equal parts (S3 C38); null: none. */
    division: z.object({ into: z.int(), taken: z.int(), nextPart: cents }).nullable(),
  })
  .meta({ id: 'TableBill' });
export type TableBillAnswer = z.infer<typeof tableBill>;

export const guestCall = z.object({ kind: z.enum(GUEST_CALLS), calledAt: instant, isSeen: z.boolean() });

/** The table of a guest. With a typed number there is no bill: it may be anyone's (S3 W4, W7, W12). */
export const guestTable = z
  .object({
    table: tableNumber,
    access: z.enum(['scanned', 'typed']),
    /** The table that the guest sat down at, before a waiter moved it to this one (S3 W15); null: this one. */
    movedFrom: tableNumber.nullable(),
    /** 'Bei der Bedienung' is offered (S3 W12). */
    payAtTable: z.boolean(),
    tipRecipient: z.enum(TIP_RECIPIENTS),
    /** The open call of the table; null: none. */
    call: guestCall.nullable(),
    bill: tableBill.nullable(),
    now: instant,
  })
  .meta({ id: 'GuestTable' });
export type GuestTable = z.infer<typeof guestTable>;

export const tableChoice = z.object({ table: tableNumber }).meta({ id: 'TableChoice' });
export const waiterCallRequest = z.object({ kind: z.enum(GUEST_CALLS) }).meta({ id: 'WaiterCallRequest' });

/** A guest pays a part of the bill online. `expectedAmount` is what they were shown, without the tip. */
export const partPaymentRequest = z
  .object({
    what: whatToPay,
    expectedAmount: price,
    tip: tipValue.default(cents.parse(0)),
    paymentMethod: z.enum(PAYMENT_METHODS),
    name: line(40).default(''),
    /** Gets the receipt; '': none. */
    email: mailAddress.default(''),
  })
  .meta({ id: 'PartPaymentRequest' });
export type PartPaymentRequest = z.input<typeof partPaymentRequest>;

/** `orderId` opens the page where the payment is prepared and shown, like that of an order. */
export const partPayment = z
  .object({ orderId: z.string(), amount: cents, tip: cents, paymentGatewayId: z.string() })
  .meta({ id: 'PartPayment' });
export type PartPayment = z.infer<typeof partPayment>;

/** Where the invoice of a paid part is sent; not kept. */
export const receiptMailRequest = z.object({ email: mailAddress }).meta({ id: 'ReceiptMailRequest' });

/** Filled in by the guest for the tax office; not stored. */
export const entertainmentDetails = z
  .object({
    occasion: z.string().max(300).default(''),
    participants: z.string().max(1000).default(''),
    recipient: z.string().max(300).default(''),
  })
  .meta({ id: 'EntertainmentDetails' });
export type EntertainmentDetails = z.infer<typeof entertainmentDetails>;
