export * from './follow-up-content.ts';
export * from './receipt-csv.ts';
export { buyerLines, RECEIPT, type ReceiptContent, receiptContent } from './receipt-content.ts';
export type { ReceiptOrder, Seller } from './receipt-order.ts';
