import { OWN_VALUE_KINDS } from '@tischlein/domain/own-values';
import type { ShopId } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import { z } from 'zod';
import { shopConfig } from '../shop/index.ts';
import { idValue, instant } from '../wire-values.ts';

const config: z.ZodType<ShopConfig> = shopConfig;

/** The configuration that a branch would have without any value of its own; null: the shop follows no other. */
export const franchiseConfig = z
  .object({ franchise: z.object({ name: z.string(), config }).nullable() })
  .meta({ id: 'FranchiseConfig' });
export type FranchiseConfig = z.infer<typeof franchiseConfig>;

/** From the outside in, items of lists by their ids: ['menu', 'dishes', 'margherita', 'prices', 'delivery', 'base']. */
const valuePath = z.array(z.string().min(1).max(200)).min(2).max(8);

/** A value in which a branch does not follow its franchise, in words of its field. */
const ownValue = z.object({
  path: valuePath,
  kind: z.enum(OWN_VALUE_KINDS),
  /** 'Lasagne al forno', 'Öffnungszeiten' */
  name: z.string(),
  /** 'Preis, Lieferung'; '' if the name says it all. */
  field: z.string(),
  franchise: z.string(),
  here: z.string(),
  /** An item of the franchise that the branch does not have, and no page for it. */
  isLeftOut: z.boolean(),
  /** null: unknown, it is older than the record of them. */
  since: instant.nullable(),
  /** The franchise has another value since then: it wants a look. */
  hasFranchiseChanged: z.boolean(),
});
export type OwnValueRow = z.infer<typeof ownValue>;

/** The own values of branches; `version` of both documents of a branch together is what its changes are based on. */
export const ownValueList = z
  .object({
    branches: z.array(
      z.object({
        shop: idValue<ShopId>(),
        slug: z.string(),
        name: z.string(),
        version: z.string(),
        values: z.array(ownValue),
      }),
    ),
  })
  .meta({ id: 'OwnValueList' });
export type OwnValueList = z.infer<typeof ownValueList>;

export const takenPaths = z.object({ paths: z.array(valuePath).min(1).max(2000) }).meta({ id: 'TakenPaths' });
/** `from`: a branch of the same franchise, or the franchise itself. */
export const copyRequest = takenPaths.extend({ from: idValue<ShopId>() }).meta({ id: 'CopyRequest' });

/** What copying would change in a branch, in words. */
export const copyPreview = z
  .object({
    version: z.string(),
    changes: z.array(z.object({ name: z.string(), field: z.string(), before: z.string(), after: z.string() })),
    /** What has no place there, as the branch does not have the dish around it. */
    missing: z.array(z.object({ path: valuePath, name: z.string(), field: z.string() })),
  })
  .meta({ id: 'CopyPreview' });
export type CopyPreview = z.infer<typeof copyPreview>;
