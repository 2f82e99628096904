import type { GroupOrderId, MemberId, OfferId, OrderId, UserId } from '@tischlein/domain';
import { CODE_LENGTH, GROUP_STAGES, MEMBER_STATUSES, MOST_MEMBERS } from '@tischlein/domain/group-order';
import { z } from 'zod';
import { cents, givenInstant, idValue, instant } from '../wire-values.ts';
import { orderItems } from './cart.ts';
import { cartProblem, groupShare, offerIds } from './quote.ts';

// The domain checks names, so that a name which is too short gets the sentence of S2 §8.
const givenName = z.string().max(200);

export const newGroupOrder = z
  .object({
    groupName: givenName,
    userName: givenName,
    isPickup: z.boolean().default(false),
    /** A public label of the guest, chosen by the client; null: the server draws one (S3 G2). */
    userId: idValue<UserId>().nullable().default(null),
  })
  .meta({ id: 'NewGroupOrder' });

export const joinGroupOrder = z
  .object({ userName: givenName, userId: idValue<UserId>().nullable().default(null) })
  .meta({ id: 'JoinGroupOrder' });

const isOne = (fields: object): boolean => Object.keys(fields).length === 1;
const EXACTLY_ONE = 'exactly one field';

/** One change of the group, by its owner (S2 §7, S3 G14, G18). */
export const groupOrderChange = z
  .strictObject({
    isPickup: z.boolean(),
    /** For when; the carts are priced for this instant. null: as soon as possible. */
    serveAt: givenInstant.nullable(),
    name: givenName,
    stage: z.enum(GROUP_STAGES),
    orderId: idValue<OrderId>(),
    disband: z.literal(true),
    /** The carts freeze at this instant; null: no deadline. */
    closesAt: givenInstant.nullable(),
    /** Members send their share to this account; null: removed. */
    iban: z.string().max(60).nullable(),
  })
  .partial()
  .refine(isOne, EXACTLY_ONE)
  .meta({ id: 'GroupOrderChange' });
export type GroupOrderChange = z.infer<typeof groupOrderChange>;

/** A member's cart. Other fields, such as `total`, are ignored; so are promotions that are not the owner's (S3 G13). */
export const memberCart = z.object({
  items: orderItems,
  confirmedTwoForOnePromotions: offerIds.default([]),
  deniedTwoForOnePromotions: offerIds.default([]),
  /** The version of the stored cart that this one replaces; absent: replaces any. */
  basedOn: z.exactOptional(z.int().min(0)),
});

const cartAsText = z
  .string()
  .max(200_000)
  .transform((text, context) => {
    try {
      const value: unknown = JSON.parse(text);
      return value;
    } catch {
      context.addIssue({ code: 'custom', message: 'no JSON' });
      return z.NEVER;
    }
  })
  .pipe(memberCart);

/** One change of a member (S2 §7); `leave` with another member's id removes them. */
export const memberChange = z
  .strictObject({
    /** As JSON, or as its text (S2 §7). */
    cart: z.union([memberCart, cartAsText]),
    name: givenName,
    status: z.enum(['readyToCheckout', 'menu']),
    leave: z.literal(true),
    /** By the owner: whether the member's cart is ordered (S3 G5). */
    included: z.boolean(),
  })
  .partial()
  .refine(isOne, EXACTLY_ONE)
  .meta({ id: 'MemberChange' });
export type MemberChange = z.infer<typeof memberChange>;
export type MemberChangeRequest = z.input<typeof memberChange>;

const member = z.object({
  id: idValue<MemberId>(),
  userId: idValue<UserId>(),
  name: z.string(),
  /** The name on lines, tickets and shares: unique in the group. */
  label: z.string(),
  status: z.enum(MEMBER_STATUSES),
  included: z.boolean(),
  cart: z.object({
    /** What the cart costs alone; null: someone else's (S3 G18). */
    total: cents.nullable(),
    items: orderItems,
    confirmedTwoForOnePromotions: z.array(idValue<OfferId>()),
    version: z.int(),
    /** Names of the items in the cart, by id, for those that the menu no longer has. */
    itemNames: z.record(z.string(), z.string()),
  }),
});

/** A group order as one of its members sees it; with `memberId` null, as someone with the code sees it. */
export const groupOrder = z
  .object({
    id: idValue<GroupOrderId>(),
    code: z.string().length(CODE_LENGTH),
    name: z.string(),
    /** `userId` of the owner. */
    owner: idValue<UserId>(),
    /** The owner first, then in the order of joining; carts are empty for those who are no members. */
    members: z.array(member).max(MOST_MEMBERS),
    stage: z.enum(GROUP_STAGES),
    isPickup: z.boolean(),
    /** When the owner wants it; null: as soon as possible. */
    serveAt: instant.nullable(),
    /** Where to follow the order: its id for the owner, the group's id for members; null for others (S3 G18). */
    orderId: z.string().nullable(),
    closesAt: instant.nullable(),
    expiresAt: instant,
    /** Raised by each change. */
    version: z.int(),
    /** The member who asks; null: none. */
    memberId: z.string().nullable(),
    /** No sign of the owner for 30 minutes (S3 G15). */
    ownerIsAway: z.boolean(),
    /** Goods of the group (S1), which the discounts of groups are measured by. */
    subtotal: cents,
    /** What the order costs; without coupon and fee until it is placed. */
    total: cents,
    /** What the group saves (S3 C35). */
    saving: cents,
    /** All shares for the owner, the own one for members (S3 G12). */
    shares: z.array(groupShare),
    /** What of the carts cannot be ordered: all for the owner, their own for members. */
    problems: z.array(cartProblem.extend({ memberId: z.string() })),
    /** Where members send their share; null: nowhere, or not ordered yet. */
    iban: z.string().nullable(),
  })
  .meta({ id: 'GroupOrder' });
/** Takes the group along to another branch of the franchise, as its owner (S3 G17). */
export const groupMove = z
  .object({
    /** Id of the branch. */
    branch: z.string().max(80),
    /** Only asks what would happen. */
    isPreview: z.boolean().default(false),
  })
  .meta({ id: 'GroupMove' });

/** Where the group is, or would be. */
export const movedGroup = z
  .object({
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    /** The group's code there; the present one in a preview. */
    code: z.string(),
    /** What that branch does not have, by member. */
    problems: z.array(cartProblem.extend({ memberId: z.string() })),
  })
  .meta({ id: 'MovedGroup' });
export type MovedGroup = z.infer<typeof movedGroup>;
export type GroupOrderAnswer = z.infer<typeof groupOrder>;
