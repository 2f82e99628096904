export * from './delivery-period.ts';
