import { readStored, writeStored } from '../storage.ts';

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'new-account' }) as const;

/** Remembers by which order an account is made, so that its page says so. */
export const rememberNewAccount = (shopId: string, orderId: string): void => writeStored(toPlace(shopId), orderId);

/** Whether an account is made by this order. */
export const isNewAccount = (shopId: string, orderId: string): boolean => readStored(toPlace(shopId)) === orderId;
