import { z } from 'zod';
import { instant, text } from '../wire-values.ts';

/** POST …/withdrawal: what a guest declares who withdraws from a contract (§ 356a BGB). Whether it suffices is decided behind it. */
export const withdrawalRequest = z
  .strictObject({
    /** The secret id of the order's link, or its number. */
    order: text(80),
    name: text(120),
    /** Where the acknowledgement goes. */
    email: text(254),
    /** Which articles; empty: all that may be withdrawn. */
    items: text(500).default(''),
  })
  .meta({ id: 'WithdrawalRequest' });
export type WithdrawalRequest = z.input<typeof withdrawalRequest>;
export type ParsedWithdrawalRequest = z.output<typeof withdrawalRequest>;

/** What has come in and when, as the acknowledgement by mail says it too. */
export const withdrawalAnswer = z
  .object({ number: z.int(), declaredAt: instant, declaredLabel: z.string(), declaration: z.string() })
  .meta({ id: 'Withdrawal' });
export type WithdrawalAnswer = z.infer<typeof withdrawalAnswer>;
