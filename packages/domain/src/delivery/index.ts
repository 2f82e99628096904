export * from './address.ts';
export * from './correct-address.ts';
export * from './correct-city.ts';
export * from './delivery-site.ts';
export * from '../delivery-terms.ts';
export * from './distance.ts';
export * from './parse-location.ts';
export * from './zones.ts';
