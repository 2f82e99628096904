export * from './address.ts';
export * from './delivery-terms.ts';
export * from './distance.ts';
export * from './parse-location.ts';
export * from './zones.ts';
