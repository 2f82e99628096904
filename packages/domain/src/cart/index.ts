export * from './cart.ts';
export * from './saved-cart.ts';
