import { createOrderClient, type OrderClient } from '@tischlein/contract/order-client';

/** The calls about orders at this shop, made by the browser. */
export const createOrdersApi = (shopId: string): OrderClient =>
  createOrderClient((path, init) => fetch(path, { ...init, credentials: 'same-origin' }), shopId);
