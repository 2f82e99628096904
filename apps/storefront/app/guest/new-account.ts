import { readStored, writeStored } from '../browser/storage.ts';

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'new-account' }) as const;

/** Remembers which order created an account, so that its page can say so. */
export const rememberNewAccount = (shopId: string, orderId: string): void => writeStored(toPlace(shopId), orderId);

export const isNewAccount = (shopId: string, orderId: string): boolean => readStored(toPlace(shopId)) === orderId;
