export { legalText, withdrawalPage } from './legal-text.ts';
export type { LegalFacts, LegalGeocoder, LegalProvider, LegalRetention, LegalSeller } from './legal-facts.ts';
export { WITHDRAWAL_FORM_TITLE, withdrawalFormText } from './withdrawal.ts';
