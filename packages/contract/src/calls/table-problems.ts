import { z } from 'zod';

/** Header of a request that has an effect once. */
export const idempotencyKey = z.object({ 'idempotency-key': z.string().optional() });
export const KEY_PROBLEMS = ['idempotencyKeyInvalid', 'idempotencyKeyReused'] as const;

/** Refusals that say what another guest or waiter has just done. */
export const PAYING_PROBLEMS = ['billChanged', 'nothingDue', 'tableItemUnknown', 'dividedOtherwise'] as const;
