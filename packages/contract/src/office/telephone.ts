import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { z } from 'zod';
import { type OrderRequest, orderRequest, quotedLine } from '../shop/index.ts';
import { cents, instant, phoneNumber } from '../wire-values.ts';

/** An order that staff take on the telephone: no account, group, table or consent of the guest's browser. */
export const telephoneOrderRequest = z
  .object({
    order: orderRequest.omit({
      sessionId: true,
      userId: true,
      groupOrderId: true,
      acceptedTerms: true,
      acceptAdvertising: true,
      advertisingVersion: true,
      toldOfObjection: true,
      account: true,
      createAccount: true,
      table: true,
      payLater: true,
      tip: true,
      messageCook: true,
      paymentMethod: true,
    }),
    /** From now to the hand-over, as told to the guest; null: the usual minutes, or the requested time. */
    minutes: z.int().min(1).max(480).nullable().default(null),
  })
  .meta({ id: 'TelephoneOrderRequest' });
export type TelephoneOrderRequest = Pick<z.input<typeof telephoneOrderRequest>, 'minutes'> & {
  readonly order: Omit<z.input<typeof telephoneOrderRequest>['order'], 'orderItems'> & Pick<OrderRequest, 'orderItems'>;
};

export const telephoneOrder = z
  .object({
    id: z.string(),
    number: z.int(),
    total: cents,
    /** Staff have tried out a draft. */
    isTest: z.boolean(),
    /** It goes to the kitchen once the guest has paid by the link. */
    waitsForPayment: z.boolean(),
    /** Of an unpaid order; null: nothing to pay online. */
    payUntil: instant.nullable(),
    /** '19:30' or 'sofort' in the shop's zone. */
    dueLabel: z.string(),
    /** Short address of the order, its receipt and its terms, to read out, to send or to scan. */
    link: z.string(),
  })
  .meta({ id: 'TelephoneOrder' });
export type TelephoneOrder = z.infer<typeof telephoneOrder>;

/** The number is in the body, so that no address and no log has it. */
export const telephoneGuestRequest = z.object({ phone: phoneNumber }).meta({ id: 'TelephoneGuestRequest' });

/** The guests who have ordered with a number: one entry for each name and address, the latest first. */
export const telephoneGuests = z
  .object({
    guests: z.array(
      z.object({
        name: z.string(),
        company: z.string(),
        street: z.string(),
        streetNumber: z.string(),
        floor: z.string(),
        zip: z.string(),
        city: z.string(),
        phone: z.string(),
        email: z.string(),
        messageDriver: z.string(),
        orderCount: z.int(),
        lastOrders: z.array(
          z.object({
            id: z.string(),
            number: z.int(),
            placedAt: instant,
            deliveryType: z.enum(DELIVERY_TYPES),
            total: cents,
            lines: z.array(quotedLine),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'TelephoneGuests' });
export type TelephoneGuests = z.infer<typeof telephoneGuests>;
export type TelephoneGuest = TelephoneGuests['guests'][number];
