import type { OrderStatus } from './order-status.ts';

/** What a guest may be told by push: nothing but the progress of their order, never advertising. */
export const ORDER_NEWS = ['accepted', 'ready', 'underway'] as const;
export type OrderNews = (typeof ORDER_NEWS)[number];

/** Returns the news in a status; null if there is none. */
export const toOrderNews = (status: OrderStatus): OrderNews | null =>
  ORDER_NEWS.find((news) => news === status) ?? null;
