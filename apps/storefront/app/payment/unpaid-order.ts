import type { OrderToPay } from '@tischlein/contract/order-client';
import type { OrderRequest } from '@tischlein/contract/shop';
import { readFields } from '../guest/order-options.ts';
import { readStored, writeStored } from '../storage.ts';

/** An order that was placed and waits for its money; cart and form stay as they are until then. */
export interface UnpaidOrder extends OrderToPay {
  /** What was ordered, to know the same order again. */
  readonly content: string;
  readonly acceptAdvertising: boolean;
  readonly createAccount: boolean;
}

// Banks and wallets may come back in another tab.
const toPlace = (shopId: string) => ({ area: 'local', shopId, name: 'unpaid' }) as const;

/** The order of this guest that waits for its money; null: none does. */
export function readUnpaid(shopId: string): UnpaidOrder | null {
  const { orderId, gateway, content, acceptAdvertising, createAccount } = readFields(readStored(toPlace(shopId)));
  const isKept = typeof orderId === 'string' && typeof gateway === 'string' && typeof content === 'string';
  if (!isKept) return null;
  return {
    orderId,
    gateway,
    content,
    acceptAdvertising: acceptAdvertising === true,
    createAccount: createAccount === true,
  };
}

export function saveUnpaid(shopId: string, unpaid: UnpaidOrder | null): void {
  writeStored(toPlace(shopId), unpaid);
}

/** What an order consists of, so that two of the same are one; how its address was checked does not matter. */
export function serializeContent({
  skipGoogleValidation,
  expectedTwoForOnePromotions,
  ...content
}: OrderRequest): string {
  return JSON.stringify(content);
}
