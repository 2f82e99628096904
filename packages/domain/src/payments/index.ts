export * from './poll-times.ts';
export * from './next-payment.ts';
export * from './order-consequence.ts';
export * from './order-payment-status.ts';
export * from './payment-machine.ts';
export * from './refund.ts';
export * from './refund-vat.ts';
export * from './unit-refunds.ts';
