import type { OrderRequest } from '@tischlein/contract/shop';
import { readFields } from '../browser/read-fields.ts';
import { readStored, writeStored } from '../browser/storage.ts';

/** Which order is paid, and how: both as the answer of the order call named them. */
export interface OrderToPay {
  readonly orderId: string;
  /** paymentGatewayId */
  readonly gateway: string;
}

/** An order that is placed but not paid; cart and form are kept until it is. */
export interface UnpaidOrder extends OrderToPay {
  /** Serialized content, to recognise the same order again. */
  readonly content: string;
  readonly acceptAdvertising: boolean;
  readonly createAccount: boolean;
}

// Local, because banks and wallets may return in another tab.
const toPlace = (shopId: string) => ({ area: 'local', shopId, name: 'unpaid' }) as const;

/** The guest's unpaid order, or null. */
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

/** Serializes an order for comparison, without how its address was checked. */
export function serializeContent({
  skipGoogleValidation,
  expectedTwoForOnePromotions,
  ...content
}: OrderRequest): string {
  return JSON.stringify(content);
}
