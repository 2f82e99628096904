export * from './offer-document.ts';
export * from './offer.ts';
