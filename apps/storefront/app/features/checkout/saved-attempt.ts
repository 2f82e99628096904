import type { OrderRequest } from '@tischlein/contract/shop';
import { type Attempt, parseAttempt, type SavedFlow } from '@tischlein/domain/checkout-flow';
import { readStored, writeStored } from '../../browser/storage.ts';
import { readUnpaid, saveUnpaid } from '../../payment/unpaid-order.ts';
import { isOrderRequest } from './is-order-request.ts';

type Saved = SavedFlow<OrderRequest>;

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'attempt' }) as const;

const readAttempt = (shopId: string): Attempt<OrderRequest> | null =>
  parseAttempt(readStored(toPlace(shopId)), isOrderRequest);

/** What survives a reload; another tab may have changed it. */
export const readSaved = (shopId: string): Saved => ({ attempt: readAttempt(shopId), unpaid: readUnpaid(shopId) });

/** Stores what has changed. */
export function writeSaved(shopId: string, { attempt, unpaid }: Saved, before: Saved): void {
  if (attempt !== before.attempt) writeStored(toPlace(shopId), attempt);
  if (unpaid !== before.unpaid) saveUnpaid(shopId, unpaid);
}
