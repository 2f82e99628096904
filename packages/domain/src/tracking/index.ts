export * from './clean-address.ts';
export * from './consent.ts';
export * from './rate-vital.ts';
