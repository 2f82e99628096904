import { createOrderClient, type OrderClient } from '@tischlein/contract/order-client';

/** Creates the client for the order calls of this shop. */
export const createOrdersApi = (shopId: string): OrderClient =>
  createOrderClient((path, init) => fetch(path, { ...init, credentials: 'same-origin' }), shopId);
