import { z } from 'zod';
import { instant, line, mailAddress, message } from '../wire-values.ts';

/** A withdrawal from the contract (§ 356a BGB). Only the shape is checked here. */
export const withdrawalRequest = z
  .strictObject({
    /** The secret id from the order's link, or its number. */
    order: line(80),
    name: line(120),
    /** Where the guest can be reached; the acknowledgement goes to the address of the order. */
    email: mailAddress,
    /** Which articles; empty: everything that can be withdrawn. */
    items: message(500).default(''),
  })
  .meta({ id: 'WithdrawalRequest' });
export type WithdrawalRequest = z.input<typeof withdrawalRequest>;
export type ParsedWithdrawalRequest = z.output<typeof withdrawalRequest>;

/** What was received and when, as in the acknowledgement mail. */
export const withdrawalAnswer = z
  .object({ number: z.int(), declaredAt: instant, declaredLabel: z.string(), declaration: z.string() })
  .meta({ id: 'Withdrawal' });
export type WithdrawalAnswer = z.infer<typeof withdrawalAnswer>;
