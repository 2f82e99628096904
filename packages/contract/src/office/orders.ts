import {
  CLOSING_OBSTACLES,
  ORDER_ACTIONS,
  ORDER_ORIGINS,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
} from '@tischlein/domain/orders';
import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { ESCALATION_ENDS, PAYMENT_METHODS } from '@tischlein/domain/shop';
import { z } from 'zod';
import { ofGuest } from '../guest-fields.ts';
import { quote } from '../shop/quote.ts';
import { cents, instant, message } from '../wire-values.ts';
import { deskChange } from './order-change.ts';
import { deskTour } from './tours.ts';

/** The steps for an unanswered order, in minutes of opening time since the desk got it (decision 051). */
const unansweredOrder = z.object({
  since: instant,
  /** When the shop is open since then: only these minutes count. */
  openTimes: z.array(z.object({ from: instant, until: instant })),
  /** Who gets a mail, by name; '': the restaurant itself, while it has named no one. */
  people: z.array(z.string()),
  ringMinutes: z.int(),
  tellMinutes: z.int(),
  callMinutes: z.int(),
  last: z.enum(ESCALATION_ENDS),
  lastMinutes: z.int(),
});

const contact = z.object({
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
});
export const NO_DESK_CONTACT: z.infer<typeof contact> = {
  salutation: '',
  name: '',
  company: '',
  street: '',
  streetNumber: '',
  floor: '',
  zip: '',
  city: '',
  phone: '',
  email: '',
};

/** An order as the desk shows it: everything the kitchen and the driver need. */
export const deskOrder = z
  .object({
    id: z.string(),
    /** Its id. */
    shop: z.string(),
    number: z.int(),
    /** Who took it on the telephone; '': the guest ordered. */
    takenBy: ofGuest(z.string(), ''),
    /** The short address of an order by telephone, for its guest; '': of another order. */
    link: ofGuest(z.string(), ''),
    /** How it came to the shop. */
    origin: z.enum(ORDER_ORIGINS),
    /** Staff have tried out a draft: nothing is paid, and it counts nowhere. */
    isTest: z.boolean(),
    status: z.enum(ORDER_STATUSES),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
    deliveryType: z.enum(DELIVERY_TYPES),
    placedAt: instant,
    serveAt: instant.nullable(),
    promisedAt: instant.nullable(),
    /** When the kitchen has to begin with an order for a set time; null: at once, or it is not accepted yet. */
    startAt: instant.nullable(),
    /** '19:30' or 'sofort' in the shop's zone; with the weekday on another day. */
    dueLabel: z.string(),
    refusalReason: z.string().nullable(),
    contact: ofGuest(contact, NO_DESK_CONTACT),
    messageCook: ofGuest(z.string(), ''),
    messageDriver: ofGuest(z.string(), ''),
    table: z.int().nullable(),
    /** Of the table's bill, from 1; null: not booked for a table. */
    round: z.int().nullable(),
    /** Name of the waiter who has booked it; '' for a guest. */
    waiter: z.string(),
    /** What has become of a round's lines since it was booked, oldest first. */
    tableChanges: z.array(
      z.object({
        kind: z.enum(['refunded', 'moved']),
        /** '1× Quattro Formaggi' */
        item: z.string(),
        /** What a refund of it pays back at the till. */
        atTill: cents,
        /** Of a move. */
        toTable: z.int().nullable(),
        at: instant,
        by: z.string(),
      }),
    ),
    /** 16 or 18 if the order contains alcohol, else null. */
    ageCheck: z.int().nullable(),
    quote,
    /** How many dishes it has of each category of the menu as it is now, for the kitchen's sums; '': of none. */
    kitchen: z.array(z.object({ category: z.string(), amount: z.int() })),
    /** The latest change that was proposed to the guest; null: none. */
    change: ofGuest(deskChange.nullable(), null),
    /** The amount due at the door or the counter although the order was paid online. */
    dueInPerson: cents,
    /** Its last tour; null: none. */
    tour: ofGuest(deskTour.nullable(), null),
    /** What happens until it is answered; null: it is answered, or a test order. */
    unanswered: ofGuest(unansweredOrder.nullable(), null),
    /** Withdrawals from the contract that still have to be handled (§ 356a BGB), oldest first. */
    withdrawals: ofGuest(z.array(z.object({ declaredLabel: z.string(), declaration: z.string() })), []),
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
    reason: z.exactOptional(message(300)),
  })
  .meta({ id: 'OrderActionRequest' });
export type OrderActionRequest = z.infer<typeof orderActionRequest>;

/** Orders of earlier days to be closed, as staff saw them. */
export const earlierOrders = z
  .object({ orders: z.array(z.string().max(80)).min(1).max(500) })
  .meta({ id: 'EarlierOrders' });

/** What became of them: those that are closed now, as the desk shows them, and those that need a look. */
export const closedOrders = z
  .object({
    closed: z.array(deskOrder),
    left: z.array(z.object({ id: z.string(), obstacle: z.enum(CLOSING_OBSTACLES) })),
  })
  .meta({ id: 'ClosedOrders' });
export type ClosedOrders = z.infer<typeof closedOrders>;

/** Event `order` of the desk's stream; its id is the sequence. */
export const deskEvent = z.object({ sequence: z.int(), order: deskOrder }).meta({ id: 'DeskEvent' });
export type DeskEvent = z.infer<typeof deskEvent>;

/** The orders of one desk that are read at once; `shop` is its id. */
const shopDesk = z.object({ shop: z.string(), sequence: z.int(), orders: z.array(deskOrder) });

/** The desks of several shops; each `sequence` is where its events continue. */
export const sharedDesk = z.object({ now: instant, shops: z.array(shopDesk) }).meta({ id: 'SharedDesk' });
export type SharedDesk = z.infer<typeof sharedDesk>;
