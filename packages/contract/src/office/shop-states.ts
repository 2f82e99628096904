import { isEmail, phoneProblems } from '@tischlein/domain/checkout';
import { POSTCODE, SLUG } from '@tischlein/domain/franchise';
import {
  COMPANY_FIELDS,
  DELETION_OBSTACLES,
  FIRST_EVENING_STEPS,
  OPENING_DUTIES,
  PAYMENT_METHODS,
  RECOMMENDED_STEPS,
  SHOP_STATES,
} from '@tischlein/domain/shop';
import { z } from 'zod';
import { caption, mailCaption, name, phoneCaption } from '../wire-values.ts';

const state = z.enum(SHOP_STATES);

export const shopStateRequest = z.object({ state }).meta({ id: 'ShopStateRequest' });

/** A new shop, which is a draft. Without a short name it gets one from its name. */
export const draftRequest = z
  .object({
    name: name(120),
    slug: z.exactOptional(z.string().regex(SLUG)),
    street: caption(160).default(''),
    zip: z.union([z.literal(''), z.string().regex(POSTCODE)]).default(''),
    city: caption(120).default(''),
    phone: phoneCaption.refine((text) => text === '' || phoneProblems(text).length === 0, 'no number').default(''),
    email: mailCaption.refine((text) => text === '' || isEmail(text), 'no address').default(''),
    /** The shop whose menu, offers, look and texts it begins with. */
    from: z.exactOptional(z.string().min(1).max(80)),
  })
  .meta({ id: 'DraftRequest' });
export type ParsedDraftRequest = z.output<typeof draftRequest>;
export const draftAnswer = z.object({ slug: z.string() }).meta({ id: 'DraftAnswer' });

export const slugQuery = z.object({ text: z.string().max(120) });
/** The short name made from a text, and whether a new shop can have it. */
export const slugAnswer = z.object({ slug: z.string(), isFree: z.boolean() }).meta({ id: 'SlugAnswer' });
export type SlugAnswer = z.infer<typeof slugAnswer>;

const gap = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('fields'),
    fields: z.array(z.enum([...COMPANY_FIELDS, 'representedBy', 'register'])).readonly(),
  }),
  z.object({ code: z.literal('placeholders'), names: z.array(z.string()).readonly() }),
  z.object({ code: z.enum(['outdated', 'unknownPlaceholders']), names: z.array(z.string()).readonly() }),
  z.object({ code: z.literal('emptyZones'), names: z.array(z.string()).readonly() }),
  z.object({ code: z.literal('noAccount'), methods: z.array(z.enum(PAYMENT_METHODS)).readonly() }),
  z.object({ code: z.enum(['unpriced', 'undeclared', 'lacking']), count: z.int() }),
]);

/** The state of a shop, and what it needs to open or to stay open (S3 L1). */
export const shopStateAnswer = z
  .object({
    state,
    version: z.string(),
    steps: z.array(z.object({ duty: z.enum(OPENING_DUTIES), isDone: z.boolean(), gap: gap.nullable() })),
    /** What a shop should have, but opens without. */
    recommended: z.array(z.object({ step: z.enum(RECOMMENDED_STEPS), isDone: z.boolean() })),
    /** Why it cannot be deleted; null: it can. */
    deletion: z.enum(DELETION_OBSTACLES).nullable(),
  })
  .meta({ id: 'ShopState' });
export type ShopStateAnswer = z.infer<typeof shopStateAnswer>;

/** The steps of the first evening that a shop has done before; the shift of a device is known to the device alone. */
export const firstEveningAnswer = z.object({ done: z.array(z.enum(FIRST_EVENING_STEPS)) }).meta({ id: 'FirstEvening' });
export type FirstEveningAnswer = z.infer<typeof firstEveningAnswer>;

/** The name of the shop, typed once more. */
export const shopDeletionRequest = z.object({ name: z.string().max(160) }).meta({ id: 'ShopDeletionRequest' });
