import { parseUnpaid, type UnpaidOrder } from '@tischlein/domain/checkout-flow';
import { readStored, writeStored } from '../browser/storage.ts';

// Local, because banks and wallets may return in another tab.
const toPlace = (shopId: string) => ({ area: 'local', shopId, name: 'unpaid' }) as const;

/** The guest's unpaid order, or null. */
export const readUnpaid = (shopId: string): UnpaidOrder | null => parseUnpaid(readStored(toPlace(shopId)));

export const saveUnpaid = (shopId: string, unpaid: UnpaidOrder | null): void => writeStored(toPlace(shopId), unpaid);
