import { createClient, type ShopClient } from '@tischlein/contract/client';

/** Creates the browser's client for the shop calls. */
export function createShopApi(shopId: string): ShopClient {
  return createClient((path, init) => fetch(path, { ...init, credentials: 'same-origin' }), shopId);
}

/** Path of an order's status event stream. */
export function statusEventsPath(shopId: string, orderId: string): string {
  return `/api/shop/${encodeURIComponent(shopId)}/status/${encodeURIComponent(orderId)}/events`;
}

export const receiptPdfPath = (shopId: string, orderId: string): string =>
  `/api/shop/${encodeURIComponent(shopId)}/receipt/${encodeURIComponent(orderId)}/pdf`;

/** Path of the event stream that announces new versions of the delivery period and the menu. */
export const shopEventsPath = (shopId: string): string => `/api/shop/${encodeURIComponent(shopId)}/events?after=0`;
