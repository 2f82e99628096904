import type { Filling } from '@tischlein/domain/shop';
import { LEGAL_ROLES } from '@tischlein/domain/shop';
import { z } from 'zod';
import { instant } from '../wire-values.ts';

/** A text that orders have accepted; it never changes (S3 L10). */
const legalVersion = z.object({
  version: z.string(),
  title: z.string(),
  /** Orders that accepted it, the first and the last. */
  orders: z.int(),
  firstAt: instant.nullable(),
  lastAt: instant.nullable(),
});
export const legalVersions = z.array(legalVersion).meta({ id: 'LegalVersions' });
export type LegalVersions = z.infer<typeof legalVersions>;

export const legalVersionText = z.object({ title: z.string(), text: z.string() }).meta({ id: 'LegalVersionText' });

/** The text that replaces a placeholder in '{{…}}' in this shop. */
const filling = z.object({
  name: z.string(),
  kind: z.enum(['value', 'passage']),
  text: z.string(),
  isDistinctive: z.exactOptional(z.boolean()),
  isShopName: z.exactOptional(z.boolean()),
}) satisfies z.ZodType<Filling>;

/** Whether the texts of a shop agree with its data (S3 L12). */
export const legalTexts = z
  .object({
    fillings: z.array(filling),
    states: z.array(
      z.object({
        role: z.enum(LEGAL_ROLES),
        page: z.string(),
        /** Names of placeholders whose words in the text quote what has changed. */
        outdated: z.array(z.string()),
        /** Names in '{{…}}' that stand for nothing. */
        unknown: z.array(z.string()),
        /** Fields of the company that the text names, and its legal form has. */
        lacking: z.array(z.enum(['representedBy', 'register'])),
      }),
    ),
    /** Ids of other pages that name another company. */
    outdatedPages: z.array(z.string()),
  })
  .meta({ id: 'LegalTexts' });
export type LegalTexts = z.infer<typeof legalTexts>;
