import { createClient, type ShopClient } from '@tischlein/contract/client';

/** The calls of this shop, made by the browser. */
export function createShopApi(shopId: string): ShopClient {
  return createClient((path, init) => fetch(path, { ...init, credentials: 'same-origin' }), shopId);
}

/** Hears of an order's status as it changes; the path of its event stream. */
export function statusEventsPath(shopId: string, orderId: string): string {
  return `/api/shop/${encodeURIComponent(shopId)}/status/${encodeURIComponent(orderId)}/events`;
}

/** The receipt of an order as PDF. */
export const receiptPdfPath = (shopId: string, orderId: string): string =>
  `/api/shop/${encodeURIComponent(shopId)}/receipt/${encodeURIComponent(orderId)}/pdf`;

/** Hears which version of the period and the menu counts; the path of the shop's event stream. */
export const shopEventsPath = (shopId: string): string => `/api/shop/${encodeURIComponent(shopId)}/events?after=0`;
