import type { DishId } from '@tischlein/domain';
import { ADDITIVES, ALLERGENS, DECLARED_KINDS, PARTICULARS } from '@tischlein/domain/menu';
import { z } from 'zod';
import { idValue, instant } from '../wire-values.ts';

const item = { kind: z.enum(DECLARED_KINDS), id: idValue<string>() };

/** Confirms that dishes and ingredients contain nothing that is not named (S3 L2). */
export const confirmDeclarationsRequest = z
  .object({ items: z.array(z.object(item)).min(1).max(20_000) })
  .meta({ id: 'ConfirmDeclarationsRequest' });
export type ConfirmDeclarationsRequest = z.infer<typeof confirmDeclarationsRequest>;

/** What has unknown declarations or lacks particulars and cannot be ordered, and who has confirmed what. */
export const declarationState = z
  .object({
    /** For If-Match. */
    version: z.string(),
    unknown: z.array(
      z.object({
        ...item,
        name: z.string(),
        place: z.string(),
        named: z.array(z.enum([...ALLERGENS, ...ADDITIVES])),
        unclear: z.string(),
      }),
    ),
    /** Prepacked goods that are not sold for delivery and pickup, with their missing particulars (S3 L14). */
    lacking: z.array(z.object({ id: idValue<DishId>(), name: z.string(), missing: z.array(z.enum(PARTICULARS)) })),
    /** Latest first. */
    confirmed: z.array(z.object({ by: z.string(), at: instant, names: z.array(z.string()) })),
  })
  .meta({ id: 'DeclarationState' });
export type DeclarationState = z.infer<typeof declarationState>;
