import type { PartPaymentRequest } from '@tischlein/contract/shop';
import { type Attempt, type OrderDraft, parseAttempt, type SavedFlow } from '@tischlein/domain/checkout-flow';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { readFields } from '../../browser/read-fields.ts';
import { readStored, writeStored } from '../../browser/storage.ts';
import { readUnpaid, saveUnpaid } from '../../payment/unpaid-order.ts';

/** The payment of a part of the bill as it is sent. */
export interface PartDraft extends OrderDraft {
  readonly part: PartPaymentRequest;
}

type Saved = SavedFlow<PartDraft>;

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'part-attempt' }) as const;

/** What survives a reload; another tab may have changed it. */
export const readSavedPart = (shopId: string): Saved => ({
  attempt: readAttempt(shopId),
  unpaid: readUnpaid(shopId, 'part'),
});

const readAttempt = (shopId: string): Attempt<PartDraft> | null =>
  parseAttempt(readStored(toPlace(shopId)), isPartDraft);

/** Stores what has changed. */
export function saveSavedPart(shopId: string, { attempt, unpaid }: Saved, before: Saved): void {
  if (attempt !== before.attempt) writeStored(toPlace(shopId), attempt);
  if (unpaid !== before.unpaid) saveUnpaid(shopId, unpaid, 'part');
}

/** Returns whether a stored value is the very request that was sent; nothing in it is repaired (S3 K3). */
function isPartDraft(value: unknown): value is PartDraft {
  const { what, expectedAmount, tip, paymentMethod, name } = readFields(readFields(value)['part']);
  return (
    typeof readFields(what)['kind'] === 'string' &&
    Number.isSafeInteger(expectedAmount) &&
    Number.isSafeInteger(tip) &&
    PAYMENT_METHODS.some((method) => method === paymentMethod) &&
    typeof name === 'string'
  );
}
