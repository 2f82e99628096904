import { z } from 'zod';
import { instant } from '../wire-values.ts';

/** Withdrawals from a contract: open ones first, then the newest. */
export const officeWithdrawals = z
  .array(
    z.object({
      id: z.string(),
      orderId: z.string(),
      number: z.int(),
      name: z.string(),
      email: z.string(),
      /** What the guest declared, as they confirmed it. */
      declaration: z.string(),
      declaredAt: instant,
      /** null: not handled yet. */
      handledAt: instant.nullable(),
    }),
  )
  .meta({ id: 'OfficeWithdrawals' });
export type OfficeWithdrawals = z.infer<typeof officeWithdrawals>;
