export * from './menu.ts';
export * from './offer.ts';
export * from './cart.ts';
export * from './shop.ts';
export * from './time.ts';
