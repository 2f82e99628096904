export * from './address.ts';
export * from './delivery-terms.ts';
