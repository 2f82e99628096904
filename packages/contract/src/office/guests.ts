import { z } from 'zod';
import { cents, instant, line } from '../wire-values.ts';
import { personalEntry } from '../shop/personal-data.ts';

export type { Erasure } from '../shop/personal-data.ts';

export const GUEST_SORTS = ['last', 'orders', 'sum'] as const;
export type GuestSort = (typeof GUEST_SORTS)[number];

/** A page of the guests of a shop, or of the branches of a franchise, from 0. */
export const guestSearch = z
  .object({
    text: line(100).default(''),
    sort: z.enum(GUEST_SORTS).default('last'),
    page: z.int().min(0).max(100_000).default(0),
  })
  .meta({ id: 'GuestSearch' });
export type GuestSearch = z.input<typeof guestSearch>;
export type ParsedGuestSearch = z.output<typeof guestSearch>;

export const ADVERTISING_STATES = ['none', 'asked', 'given', 'withdrawn'] as const;

/** Guests are told apart by their e-mail address, else by their phone number. */
export const listedGuest = z.object({
  /** Id of their latest order. */
  id: z.string(),
  /** Where it was placed. */
  shop: z.object({ slug: z.string(), name: z.string() }),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  orders: z.int(),
  /** Of orders that were accepted and not called off. */
  sum: cents,
  lastAt: instant,
  advertising: z.enum(ADVERTISING_STATES),
  hasAccount: z.boolean(),
  isBlocked: z.boolean(),
});
export type ListedGuest = z.infer<typeof listedGuest>;

export const guestList = z
  .object({ guests: z.array(listedGuest), count: z.int(), hasMore: z.boolean() })
  .meta({ id: 'GuestList' });
export type GuestList = z.infer<typeof guestList>;

/** Whom it is about: the guest of an order, or an e-mail address or phone number. */
export const guestReference = z
  .union([z.object({ order: z.string().min(1).max(80) }), z.strictObject({ contact: line(200) })])
  .meta({ id: 'GuestReference' });
export type GuestReference = z.infer<typeof guestReference>;

/** Everything that a shop has stored about a guest (Art. 15 GDPR). */
export const guestFile = z
  .object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    orders: z.int(),
    /** Of orders that were accepted and not called off. */
    sum: cents,
    /** Other guests of the shop with a phone number of this one. */
    related: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
    isBlocked: z.boolean(),
    entries: z.array(personalEntry),
    /** What a deletion has to wait for. */
    hindrances: z.array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('order'), number: z.int() }),
        z.object({ kind: z.literal('refund'), number: z.int() }),
        z.object({ kind: z.literal('reservation'), startsAt: instant }),
      ]),
    ),
    madeAt: instant,
  })
  .meta({ id: 'GuestFile' });
export type GuestFile = z.infer<typeof guestFile>;
