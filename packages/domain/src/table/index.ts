export * from './bill.ts';
export * from './bill-amounts.ts';
export * from './change-bill.ts';
export * from './move-lines.ts';
export * from './refund.ts';
export * from './table-items.ts';
export * from './table-number.ts';
export * from './tip-rates.ts';
