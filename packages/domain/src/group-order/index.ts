export * from './group-order.ts';
