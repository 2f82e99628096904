import { ORDER_ACTIONS, ORDER_STATUSES, PAYMENT_STATUSES } from '@tischlein/domain/orders';
import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { quote } from '../shop/quote.ts';
import { instant, text } from '../wire-values.ts';

/** An order as the desk shows it: everything the kitchen and the driver need. */
export const deskOrder = z
  .object({
    id: z.string(),
    number: z.int(),
    status: z.enum(ORDER_STATUSES),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
    deliveryType: z.enum(DELIVERY_TYPES),
    placedAt: instant,
    serveAt: instant.nullable(),
    promisedAt: instant.nullable(),
    /** '19:30' or 'sofort' in the shop's zone; with the weekday on another day. */
    dueLabel: z.string(),
    refusalReason: z.string().nullable(),
    contact: z.object({
      salutation: z.string(),
      name: z.string(),
      company: z.string(),
      street: z.string(),
      streetNumber: z.string(),
      floor: z.string(),
      zip: z.string(),
      city: z.string(),
      phone: z.string(),
      email: z.string(),
    }),
    messageCook: z.string(),
    messageDriver: z.string(),
    table: z.int().nullable(),
    /** 16 or 18 if the order contains alcohol, else null. */
    ageCheck: z.int().nullable(),
    quote,
    /** Withdrawals from the contract that still have to be handled (§ 356a BGB), oldest first. */
    withdrawals: z.array(z.object({ declaredLabel: z.string(), declaration: z.string() })),
  })
  .meta({ id: 'DeskOrder' });
export type DeskOrder = z.infer<typeof deskOrder>;

/** Open orders and today's; `sequence` is where the event stream continues. */
export const deskOrders = z
  .object({ orders: z.array(deskOrder), sequence: z.int(), now: instant })
  .meta({ id: 'DeskOrders' });
export type DeskOrders = z.infer<typeof deskOrders>;

export const orderAction = z.enum(ORDER_ACTIONS);
export const orderActionRequest = z
  .object({
    /** accept: minutes until the food reaches the guest. */
    minutes: z.exactOptional(z.int().min(5).max(240)),
    /** refuse and cancel: the reason shown to the guest. */
    reason: z.exactOptional(text(300)),
  })
  .meta({ id: 'OrderActionRequest' });
export type OrderActionRequest = z.infer<typeof orderActionRequest>;

/** Event `order` of the desk's stream; its id is the sequence. */
export const deskEvent = z.object({ sequence: z.int(), order: deskOrder }).meta({ id: 'DeskEvent' });
export type DeskEvent = z.infer<typeof deskEvent>;
