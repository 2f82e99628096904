import { ADDITIVES, ALLERGENS, DECLARED_KINDS } from '@tischlein/domain/menu';
import { z } from 'zod';
import { idValue, instant } from '../wire-values.ts';

const item = { kind: z.enum(DECLARED_KINDS), id: idValue<string>() };

/** Confirms that dishes and ingredients contain nothing that is not named (S3 L2). */
export const confirmDeclarationsRequest = z
  .object({ items: z.array(z.object(item)).min(1).max(20_000) })
  .meta({ id: 'ConfirmDeclarationsRequest' });
export type ConfirmDeclarationsRequest = z.infer<typeof confirmDeclarationsRequest>;

/** What has unknown declarations and cannot be ordered, and who has confirmed what. */
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
    /** Latest first. */
    confirmed: z.array(z.object({ by: z.string(), at: instant, names: z.array(z.string()) })),
  })
  .meta({ id: 'DeclarationState' });
export type DeclarationState = z.infer<typeof declarationState>;
