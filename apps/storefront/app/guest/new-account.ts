import { readStored, writeStored } from '../storage.ts';

const placeOf = (shopId: string) => ({ area: 'session', shopId, name: 'new-account' }) as const;

/** Remembers by which order an account is made, so that its page says so. */
export const keepNewAccount = (shopId: string, orderId: string): void => writeStored(placeOf(shopId), orderId);

/** Whether an account is made by this order. */
export const makesAccount = (shopId: string, orderId: string): boolean => readStored(placeOf(shopId)) === orderId;
