import { BOOK_ACCOUNTS, type Bookkeeping, CHARTS } from '@tischlein/domain/shop';
import { z } from 'zod';

const account = z.string().regex(/^[1-9]\d{0,7}$/);

/** How takings are exported for the tax adviser. Whether DATEV takes it is checked when it is exported. */
export const bookkeeping = z.object({
  chart: z.enum(CHARTS),
  consultant: z.exactOptional(z.int().min(1).max(9_999_999)),
  client: z.exactOptional(z.int().min(1).max(99_999)),
  accountLength: z.int().min(4).max(8),
  yearStart: z.int().min(1).max(12),
  costCentre: z.string().regex(/^[A-Za-z0-9 ]{0,36}$/),
  detail: z.enum(['days', 'documents']),
  includesTill: z.boolean(),
  accounts: z.partialRecord(z.enum(BOOK_ACCOUNTS), account),
}) satisfies z.ZodType<Bookkeeping>;
