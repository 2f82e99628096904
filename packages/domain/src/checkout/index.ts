export * from './check-form.ts';
export * from './check-order.ts';
export * from './form-values.ts';
export * from './least-amounts.ts';
export * from './payment-methods.ts';
