export { legalText, type LegalText } from './legal-text.ts';
export type { LegalFacts, LegalGeocoder, LegalProvider, LegalRetention, LegalSeller } from './legal-facts.ts';
export { withdrawalFormText, withdrawalText, WITHDRAWAL_FORM_TITLE } from './withdrawal.ts';
