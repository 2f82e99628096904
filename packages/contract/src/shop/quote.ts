import type { DishId, LineId, OfferId, SizeId } from '@tischlein/domain';
import { CART_PROBLEM_CODES, toPlaceId } from '@tischlein/domain/cart';
import { DELIVERY_TYPES, DEPOSIT_KINDS } from '@tischlein/domain/menu';
import { TWO_FOR_ONE_STATUSES } from '@tischlein/domain/offers';
import { ADJUSTMENT_SOURCES, MINIMUM_ORDER_STATUSES } from '@tischlein/domain/pricing';
import { z } from 'zod';
import { ofGuest, rewrittenForOthers } from '../guest-fields.ts';
import { basisPoints, cents, givenInstant, idValue, lineIdValue, text } from '../wire-values.ts';
import { orderItems } from './cart.ts';
import { otherBranch } from './franchise.ts';
import { packaging } from './reusables.ts';

export const selectedFreeItem = z.object({
  offerId: idValue<OfferId>(),
  dishId: idValue<DishId>(),
  sizeId: idValue<SizeId>().nullable().default(null),
});
export const offerIds = z.array(idValue<OfferId>()).max(100);
export const couponCode = text(40).nullable();

/** A cart and everything its price depends on (S4); writes nothing. */
export const quoteRequest = z
  .object({
    deliveryType: z.enum(DELIVERY_TYPES),
    serveAt: givenInstant.nullable().default(null),
    address: z.exactOptional(
      z.object({
        street: z.string().max(200).default(''),
        streetNumber: z.string().max(20).default(''),
        zip: z.string().max(10),
        city: z.string().max(120).default(''),
      }),
    ),
    zone: z.exactOptional(z.string().max(80)),
    orderItems,
    couponCode: couponCode.default(null),
    selectedFreeItems: z.array(selectedFreeItem).max(50).default([]),
    confirmedTwoForOnePromotions: offerIds.default([]),
    deniedTwoForOnePromotions: offerIds.default([]),
    groupOrderId: z.string().max(80).nullable().default(null),
    /** What it is handed over in (S3 L15); null: as the shop packs it. */
    packaging: packaging.nullable().default(null),
    /** Price as of this instant; staff only. */
    at: z.exactOptional(givenInstant),
  })
  .meta({ id: 'QuoteRequest' });
export type QuoteRequest = z.input<typeof quoteRequest>;
export type ParsedQuoteRequest = z.output<typeof quoteRequest>;

// Absent: ordered before it was kept.
const depositKinds = z.exactOptional(z.array(z.enum(DEPOSIT_KINDS)));
const pricedExtra = z.object({
  groupId: z.string(),
  itemId: z.string(),
  itemName: z.string(),
  type: z.enum(['ingredient', 'dish']),
  amount: z.int(),
  price: cents,
  freeAmount: z.int(),
});
const pricedDish = z.object({
  dishId: z.string(),
  name: z.string(),
  sizeId: z.string().nullable(),
  sizeName: z.string().nullable(),
  without: z.array(z.object({ id: z.string(), name: z.string() })),
  extras: z.array(pricedExtra),
});

export const quotedLine = z.object({
  lineId: lineIdValue,
  memberName: ofGuest(z.string(), ''),
  /** Of a waiter, for the kitchen; absent: none. */
  note: ofGuest(z.exactOptional(z.string()), undefined),
  amount: z.int(),
  name: z.string(),
  dish: pricedDish.nullable(),
  menu: z
    .object({
      menuId: z.string(),
      slots: z.array(z.object({ slotId: z.string(), slotName: z.string(), dish: pricedDish })),
    })
    .nullable(),
  unitListPrice: cents,
  listPrice: cents,
  discountedPrice: cents,
  price: cents,
  deposit: cents,
  depositKinds,
  discountLabel: z.string(),
  freeUnits: z.int(),
  /** By VAT rate: the amount paid for the line after its share of all discounts, deposit included. */
  vat: z.exactOptional(z.array(z.object({ rate: basisPoints, gross: cents }))),
  /** The guest may return it (§ 312g BGB); absent: they may not. */
  withdrawalAllowed: z.exactOptional(z.boolean()),
});

export const adjustment = z.object({
  source: z.enum(ADJUSTMENT_SOURCES),
  offerId: z.string().nullable(),
  label: z.string(),
  amount: cents,
  lineId: z.string().nullable(),
});
export const vatPart = z.object({ rate: basisPoints, gross: cents, vat: cents });
export const cartProblem = z.object({
  code: z.enum(CART_PROBLEM_CODES),
  item: z.string(),
  part: z.exactOptional(z.string()),
  availableAt: z.exactOptional(z.string()),
  dropped: z.boolean(),
  message: z.string(),
  /** Of a group's order: whose it is, and the id by which the owner agrees to leave it out (`leftOut` of an order). */
  id: ofGuest(z.exactOptional(z.string()), undefined),
  memberId: z.exactOptional(z.string()),
  memberName: ofGuest(z.exactOptional(z.string()), undefined),
});

/** A member's share of the group's order: goods less discounts and refunds, plus deposits and fee, is `total` (S3 C19, G6). */
export const groupShare = z.object({
  memberName: z.string(),
  goods: cents,
  cartDiscount: cents,
  couponValue: cents,
  deposits: cents,
  deliveryFee: cents,
  /** Absent: nothing. */
  refunded: z.exactOptional(cents),
  total: cents,
});

/** A calculation with every cent explained; steps as in S3 §2. */
export const quote = rewrittenForOthers(
  z
    .object({
      lines: z.array(quotedLine),
      freeItems: z.array(
        z.object({
          offerId: z.string(),
          dishId: z.string(),
          sizeId: z.string().nullable(),
          name: z.string(),
          listPrice: cents,
          deposit: cents,
          depositKinds,
        }),
      ),
      adjustments: z.array(adjustment),
      steps: z.object({
        G: cents,
        S0: cents,
        T: cents,
        S1: cents,
        C: cents,
        S2: cents,
        K: cents,
        D: cents,
        L: cents,
        TOTAL: cents,
      }),
      vat: z.array(vatPart),
      /** Absent: as the shop packs it. Its deposit is part of the lines' (S3 L15). */
      packaging: z.exactOptional(packaging),
      hints: z.object({
        minimumOrder: z.object({
          status: z.enum(MINIMUM_ORDER_STATUSES),
          minimumOrderValue: cents.nullable(),
          missing: cents,
          progressPercent: z.int(),
        }),
        freeDelivery: z
          .object({ threshold: cents, missing: cents, status: z.enum(['reached', 'near', 'far']), text: z.string() })
          .nullable(),
        freeItems: z.array(
          z.object({
            offerId: z.string(),
            title: z.string(),
            minimumOrderValue: cents,
            status: z.enum(['reached', 'nearly-reached', 'not-reached']),
            missing: cents,
            choices: z.array(z.object({ dishId: z.string(), sizeId: z.string().nullable(), name: z.string() })),
            blockedBy: z.enum(['twoForOne']).nullable(),
          }),
        ),
        twoForOne: z.array(
          z.object({
            offerId: z.string(),
            label: z.string(),
            status: z.enum(TWO_FOR_ONE_STATUSES),
            promotionSaving: cents,
            discountSaving: cents,
            discountLabel: z.string(),
            eligibleUnits: z.int(),
            totalQuantity: z.int(),
            missingUnits: z.int(),
          }),
        ),
        coupon: z
          .object({
            code: z.string(),
            status: z.enum(['applied', 'belowMinimum', 'refused', 'invalid']),
            missing: cents,
            message: z.string(),
          })
          .nullable(),
        suggestGroupOrder: z.boolean(),
      }),
      problems: z.array(cartProblem),
      /** Of a group's order: shares of its members, owner first, and what the group saves (S3 C35). */
      group: ofGuest(
        z.exactOptional(
          z.object({
            id: z.string(),
            name: z.string(),
            ownerName: z.string(),
            saving: cents,
            shares: z.array(groupShare),
          }),
        ),
        undefined,
      ),
      /** This shop does not deliver there, but this branch of its franchise does (S2 §5.2). */
      otherBranch: z.exactOptional(otherBranch),
    })
    .meta({ id: 'Quote' }),
  // The id of a line is made of its member and note as well.
  ({ lines, adjustments, ...rest }) => {
    const ids = new Map<string | null, LineId>(
      lines.map(({ lineId, memberName, note }, place) => [lineId, memberName || note ? toPlaceId(place) : lineId]),
    );
    return {
      ...rest,
      lines: lines.map((line) => ({ ...line, lineId: ids.get(line.lineId) ?? line.lineId })),
      adjustments: adjustments.map((each) => ({ ...each, lineId: ids.get(each.lineId) ?? each.lineId })),
    };
  },
);
export type Quote = z.infer<typeof quote>;
