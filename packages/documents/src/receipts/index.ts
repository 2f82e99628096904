export * from './entertainment.ts';
export * from './follow-up-content.ts';
export * from './receipt-table.ts';
export { addTipVat, buyerLines, type ReceiptContent, receiptContent, sellerLines } from './receipt-content.ts';
export type { ReceiptOrder, ReceiptTip, Seller } from './receipt-order.ts';
