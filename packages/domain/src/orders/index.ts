export * from './desk-actions.ts';
export * from './due-receipts.ts';
export * from './order-status.ts';
export * from './payment-status.ts';
export * from './money-back.ts';
export * from './withdrawal.ts';
export * from './lines-by-person.ts';
