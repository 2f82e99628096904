import type { ShopId } from '@tischlein/domain';
import { ADDRESS_PROBLEMS } from '@tischlein/domain/delivery';
import type { BranchLookup } from '@tischlein/domain/franchise';
import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { z } from 'zod';
import { cents, givenInstant, idValue } from '../wire-values.ts';

/** Without a location the branches are only listed (S2 §7 find-for). */
export const findForQuery = z.object({
  location: z.string().max(200).default(''),
  deliveryType: z.enum(DELIVERY_TYPES),
  serveAt: givenInstant.optional(),
});
export type FindForQuery = z.input<typeof findForQuery>;

const branch = z
  .object({
    id: idValue<ShopId>(),
    slug: z.string(),
    name: z.string(),
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    distance: z.number().meta({ description: 'km by road, estimated; 0: not known' }),
    insideOpenHours: z.boolean(),
    acceptOrders: z.boolean(),
    acceptOrdersToday: z.array(z.object({ from: z.string(), to: z.string() })),
    allowPickup: z.boolean(),
    allowDelivery: z.boolean(),
    delivers: z.boolean().nullable().meta({ description: 'to the address asked for; null: none was asked for' }),
    url: z.string().meta({ description: 'where its pages begin: its own domain, else /f={slug}' }),
    seller: z
      .exactOptional(z.string())
      .meta({ description: 'the company that sells there, where branches belong to several' }),
  })
  .meta({ id: 'Branch' });

/** Another branch of the franchise that delivers to this address (S2 §5.2). */
export const otherBranch = z
  .object({
    id: idValue<ShopId>(),
    slug: z.string(),
    name: z.string(),
    url: z.string(),
    deliveryFee: cents,
    minimumOrderValue: cents.nullable(),
    freeAfter: cents.nullable(),
  })
  .meta({ id: 'OtherBranch' });
export type OtherBranch = z.infer<typeof otherBranch>;

/**
 * Branches, best first (S3 F3), and the one that fits the request; `err` says why none does (S2 §8 Address
 * dialog messages).
 */
export const branchLookup = z
  .object({
    allShops: z.array(branch),
    addr: z
      .object({
        street: z.string(),
        streetNumber: z.string(),
        city: z.string(),
        zip: z.string(),
        latitude: z.number(),
        longitude: z.number(),
      })
      .nullable(),
    found: z.boolean().nullable(),
    slug: z.string().nullable(),
    id: idValue<ShopId>().nullable(),
    distance: z.number().nullable(),
    isEstimated: z.boolean(),
    deliveryFee: cents.nullable(),
    minimumOrderValue: cents.nullable(),
    freeAfter: cents.nullable(),
    err: z.enum(ADDRESS_PROBLEMS).nullable(),
    message: z.string().nullable().meta({ description: 'the German sentence for err' }),
    note: z.string().meta({ description: "what the driver needs at the door, from the location: 'Whg. 12, 3. OG'" }),
    readings: z.array(z.string()).meta({ description: 'with unclear: what the location can mean, each as a location' }),
  })
  .meta({ id: 'BranchLookup' }) satisfies z.ZodType<BranchLookup>;
