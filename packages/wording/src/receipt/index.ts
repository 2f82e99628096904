export * from './receipt-content.ts';
export type { Seller } from './receipt-order.ts';
