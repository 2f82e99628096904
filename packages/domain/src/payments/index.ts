export * from './look-times.ts';
export * from './next-payment.ts';
export * from './order-consequence.ts';
export * from './payment-machine.ts';
export * from './refund.ts';
