import type { Cents } from '@tischlein/domain';
import { readFields } from '../browser/read-fields.ts';

/** The total that the guest has agreed to, and the higher one now. */
export interface RisenTotal {
  readonly before: Cents;
  readonly now: Cents;
}

/** Reads it from storage; null if it is malformed. */
export function readRisenTotal(value: unknown): RisenTotal | null {
  const { before, now } = readFields(value);
  return isPrice(before) && isPrice(now) ? { before, now } : null;
}

const isPrice = (value: unknown): value is Cents => Number.isSafeInteger(value);
