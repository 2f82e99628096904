import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { ORDER_STATUSES, PAYMENT_STATUSES, RECEIPT_KINDS } from '@tischlein/domain/orders';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { calendarDate, cents, instant, line } from '../wire-values.ts';
import { sentMail } from './mails.ts';
import { deskOrder } from './orders.ts';
import { orderPayment } from './payments.ts';

/** What has become of an order; `unpaid`: it never came to the desk. */
export const ARCHIVE_STATES = ['open', 'done', 'calledOff', 'refunded', 'unpaid'] as const;
export type ArchiveState = (typeof ARCHIVE_STATES)[number];

/** By the id of a shop, the number below which its orders come next. */
const place = z.record(z.string().max(80), z.int().min(1).max(2_000_000_000));

/** What to look for; names and phone numbers are in the body, so that no address and no log has them. */
export const orderSearchRequest = z
  .object({
    /** Number, name, phone number, address, article, 'Tisch 7', amount or coupon. */
    text: line(100).default(''),
    /** First and last day, both inclusive; null: no limit. */
    from: calendarDate.nullable().default(null),
    to: calendarDate.nullable().default(null),
    deliveryType: z.enum(DELIVERY_TYPES).nullable().default(null),
    /** Empty: all. */
    paymentMethods: z.array(z.enum(PAYMENT_METHODS)).max(PAYMENT_METHODS.length).default([]),
    /** null: all that came to the desk; with a text, also those that did not. */
    state: z.enum(ARCHIVE_STATES).nullable().default(null),
    /** Continues below a number in each shop, as `next` of a page says; null: from the newest. */
    before: place.nullable().default(null),
  })
  .meta({ id: 'OrderSearchRequest' });
export type OrderSearchRequest = z.input<typeof orderSearchRequest>;
export type ParsedOrderSearch = z.output<typeof orderSearchRequest>;

const listedOrder = z.object({
  id: z.string(),
  /** The branch that got it. */
  shop: z.object({ slug: z.string(), name: z.string() }),
  number: z.int(),
  placedAt: instant,
  status: z.enum(ORDER_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
  deliveryType: z.enum(DELIVERY_TYPES),
  table: z.int().nullable(),
  /** It came to the desk. */
  isReleased: z.boolean(),
  /** It pays a part of a table's bill. */
  isBillPart: z.boolean(),
  guestName: z.string(),
  /** 'Torstraße 12'; '' unless it is delivered. */
  street: z.string(),
  /** Its first articles. */
  articles: z.array(z.object({ name: z.string(), amount: z.int() })),
  hasMoreArticles: z.boolean(),
  total: cents,
});
export type ListedOrder = z.infer<typeof listedOrder>;

/** A page of orders, newest first. */
export const archivedOrders = z
  .object({
    orders: z.array(listedOrder),
    /** Of all pages, with the first; null: on later pages. `sum`: of orders that are carried out. */
    all: z.object({ count: z.int(), sum: cents }).nullable(),
    /** The `before` of the next page; null: this is the last. */
    next: place.nullable(),
  })
  .meta({ id: 'ArchivedOrders' });
export type ArchivedOrders = z.infer<typeof archivedOrders>;

/** The orders that match as a file for Excel. */
export const exportedOrders = z
  .object({
    csv: z.string(),
    /** How many older ones are not in the file. */
    left: z.int(),
  })
  .meta({ id: 'ExportedOrders' });

/** The same as a workbook. */
export const exportedWorkbook = exportedOrders
  .omit({ csv: true })
  .extend({
    /** Base64. */
    workbook: z.string(),
  })
  .meta({ id: 'ExportedWorkbook' });

/** Everything about one order. */
export const archivedOrder = z
  .object({
    order: deskOrder,
    isReleased: z.boolean(),
    isBillPart: z.boolean(),
    /** Paid on top of the total. */
    tip: cents,
    /** null: the role may not see payments. */
    payment: orderPayment.nullable(),
    /** What happened to it, oldest first. */
    events: z.array(
      z.object({
        at: instant,
        action: z.string(),
        /** Who did it at the desk; null: its guest, or the server. */
        by: z.string().nullable(),
      }),
    ),
    documents: z.array(z.object({ kind: z.enum(RECEIPT_KINDS), number: z.int(), issuedAt: instant, gross: cents })),
    /** Of the last 30 days, newest first. */
    mails: z.array(sentMail),
  })
  .meta({ id: 'ArchivedOrder' });
export type ArchivedOrder = z.infer<typeof archivedOrder>;
