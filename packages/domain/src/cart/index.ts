export * from './cart.ts';
export * from './line-id.ts';
export * from './saved-cart.ts';
