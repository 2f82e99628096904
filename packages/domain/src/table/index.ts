export * from './refund.ts';
export * from './table-items.ts';
export * from './table-number.ts';
