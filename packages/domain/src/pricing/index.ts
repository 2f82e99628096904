export * from './circumstances.ts';
export * from './priced-cart.ts';
