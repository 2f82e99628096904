export * from './address.ts';
export * from './checkout.ts';
export * from './money.ts';
export * from './opening.ts';
export * from './orders.ts';
export * from './problems.ts';
export * from './time.ts';
