import type { z } from 'zod';

const MOST = 10_000;

/**
 * Refuses a percentage above 100 % (S3 C6) in a document that is written. Stored documents of earlier versions may have
 * one.
 */
export function refusePercent(
  context: z.core.$RefinementCtx,
  path: readonly (string | number)[],
  { discountType, value }: { readonly discountType: string; readonly value: number },
): void {
  if (discountType !== 'percent' || value <= MOST) return;
  const limit = { code: 'too_big', origin: 'number', maximum: MOST } as const;
  context.addIssue({ ...limit, input: value, path: [...path, 'value'] });
}
