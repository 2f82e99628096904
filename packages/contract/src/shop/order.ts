import type { SavedItem } from '@tischlein/domain/cart';
import { ADVERTISING_VERSIONS, SALUTATIONS } from '@tischlein/domain/checkout';
import { ORDER_STATUSES, PAYMENT_STATUSES } from '@tischlein/domain/orders';
import { PAYMENT_METHODS, type TermsVersions } from '@tischlein/domain/shop';
import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { MOST_TIP } from '@tischlein/domain/table';
import { z } from 'zod';
import {
  cents,
  givenInstant,
  instant,
  line,
  mailAddress,
  message,
  personName,
  phoneNumber,
  postcode,
} from '../wire-values.ts';
import { orderItems, type savedItem } from './cart.ts';
import { proposedChange } from './order-change.ts';
import { packaging } from './reusables.ts';
import { couponCode, offerIds, quote, selectedFreeItem } from './quote.ts';

/**
 * Checkout form values (S2 §2 Checkout page). Only the shape is checked here; the checkout decides if they
 * suffice.
 */
export const formValues = z.object({
  salutation: z.enum(SALUTATIONS).default(''),
  name: personName(120).default(''),
  company: line(120).default(''),
  street: line(120).default(''),
  streetNumber: line(20).default(''),
  floor: line(80).default(''),
  zip: postcode.default(''),
  city: line(120).default(''),
  email: mailAddress.default(''),
  phone: phoneNumber.default(''),
  messageDriver: message(500).default(''),
  messageCook: message(500).default(''),
  paymentMethod: z.enum(PAYMENT_METHODS).nullable().default(null),
  isPickup: z.boolean().default(false),
  serveAt: givenInstant.nullable().default(null),
});

/** The versions of the legal pages beside the consent box, as the configuration names them (S3 L10). */
export const acceptedTerms = z.object({
  terms: z.string().max(80),
  privacy: z.string().max(80),
}) satisfies z.ZodType<TermsVersions>;

/** An order (S2 §3 Order payload). Prices in it are ignored; `expectedTotal` in cents is compared (S3 K4). */
export const orderRequest = z
  .object({
    formValues: formValues.prefault({}),
    orderItems,
    couponCode: couponCode.default(null),
    sessionId: z.string().max(80).nullable().default(null),
    userId: z.string().max(80).nullable().default(null),
    groupOrderId: z.string().max(80).nullable().default(null),
    /** Ids of the `problems` that the owner of a group has seen: what they name is left out (S3 G19). */
    leftOut: z.array(z.string().max(600)).max(20_000).default([]),
    /** null: not accepted, so the order is refused. */
    acceptedTerms: acceptedTerms.nullable().default(null),
    acceptAdvertising: z.boolean().default(false),
    /** Which of the two consent texts (S2 §9) was agreed to. */
    advertisingVersion: z.literal(ADVERTISING_VERSIONS).nullable().default(null),
    /** The form named the right to object to mails about the order's taste (§ 7 (3) UWG). */
    toldOfObjection: z.boolean().default(false),
    useDishDeposit: z.boolean().default(true),
    account: z.string().max(80).nullable().default(null),
    createAccount: z.boolean().default(false),
    skipGoogleValidation: z.boolean().default(false),
    selectedFreeItems: z.array(selectedFreeItem).max(50).default([]),
    /** What it is handed over in (S3 L15); null: as the shop packs it. */
    packaging: packaging.nullable().default(null),
    confirmedTwoForOnePromotions: offerIds.default([]),
    deniedTwoForOnePromotions: offerIds.default([]),
    expectedTwoForOnePromotions: offerIds.nullable().default(null),
    expectedTotal: z.int().min(0).max(100_000_000).nullable().default(null),
    /** Table number of a table order (S2 §3 Order payload). */
    table: z.int().min(1).max(9999).nullable().default(null),
    /** By a waiter, or by a guest where the shop allows 'Bei der Bedienung': the round is put on the bill (S3 W8, W12). */
    payLater: z.boolean().default(false),
    /** Of a table order that is paid online now; outside `expectedTotal` (S3 W13). */
    tip: z.int().min(0).max(MOST_TIP).default(0),
    messageCook: message(500).default(''),
    paymentMethod: z.enum(PAYMENT_METHODS).nullable().default(null),
  })
  .meta({ id: 'OrderRequest' });
export type OrderRequest = Omit<z.input<typeof orderRequest>, 'orderItems'> & {
  readonly orderItems: readonly (SavedItem | z.input<typeof savedItem>)[];
};
export type ParsedOrderRequest = z.output<typeof orderRequest>;

const euros = z.number().meta({ description: 'euros' });

/** Amounts in euros (S2 §3 Order response). */
export const orderResponse = z
  .object({
    order: z.object({
      id: z.string(),
      number: z.int(),
      deliveryFee: euros,
      total: euros,
      items: z.array(
        z.object({
          name: z.string(),
          amount: z.int(),
          price: euros,
          extra: z.array(z.object({ name: z.string(), amount: z.int(), price: euros })),
        }),
      ),
      acceptAdvertising: z.boolean(),
    }),
    /** null: nothing to pay online. */
    paymentGatewayId: z.string().nullable(),
  })
  .meta({ id: 'OrderResponse' });
export type OrderResponse = z.infer<typeof orderResponse>;

/** How far the kitchen is; contains no personal data. */
export const orderStatus = z
  .object({
    id: z.string(),
    number: z.int(),
    status: z.enum(ORDER_STATUSES),
    paymentStatus: z.enum(PAYMENT_STATUSES),
    deliveryType: z.enum(DELIVERY_TYPES),
    /** Table number; null: no table. */
    table: z.int().nullable(),
    /** Pays a part of a table's bill; nothing is cooked for it. */
    isBillPart: z.boolean(),
    /** Booked for the table's bill, to be paid later. */
    paysLater: z.boolean(),
    placedAt: instant,
    /** Requested time; null: as soon as possible. */
    serveAt: instant.nullable(),
    /** Time promised by the restaurant when it accepted. */
    promisedAt: instant.nullable(),
    /** '19:25' in the shop's zone, for `serveAt` or `promisedAt`. */
    expectedLabel: z.string(),
    refusalReason: z.string().nullable(),
    /** The change that waits for the guest's answer; null: none. */
    changeId: z.string().nullable(),
    /** What a change has made dearer, paid at the door or the counter although the order was paid online. */
    dueInPerson: cents,
    /** The driver was at the door and did not meet the guest. */
    notMet: z.boolean(),
    /** Amount already refunded. */
    refunded: cents,
    steps: z.array(z.object({ status: z.enum(ORDER_STATUSES), at: instant, label: z.string() })),
  })
  .meta({ id: 'OrderStatus' });
export type OrderStatusAnswer = z.infer<typeof orderStatus>;

/** The order as it was placed; `contact` only for the session that ordered (S3 K8). */
export const orderInfo = z
  .object({
    /** false: the shop has no such order. */
    success: z.boolean(),
    /** A German sentence; null with `success`. */
    error: z.string().nullable(),
    order: orderStatus
      .extend({
        quote,
        /** Another version that the restaurant proposes; null: none. */
        change: proposedChange.nullable(),
        /** Paid on top of the quote's total (S3 W13). */
        tip: cents,
        paymentMethod: z.enum(PAYMENT_METHODS).nullable(),
        /** Some item can be withdrawn from now (§ 356a BGB). */
        canWithdraw: z.boolean(),
        contact: z
          .object({
            name: z.string(),
            street: z.string(),
            streetNumber: z.string(),
            zip: z.string(),
            city: z.string(),
            floor: z.string(),
            phone: z.string(),
            email: z.string(),
            messageCook: z.string(),
            messageDriver: z.string(),
          })
          .nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'OrderInfo' });
export type OrderInfo = z.infer<typeof orderInfo>;
