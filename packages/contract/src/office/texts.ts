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
