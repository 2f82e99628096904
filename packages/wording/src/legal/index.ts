export { legalText, listTemplateNames } from './legal-text.ts';
export { companyValues, INSTALLATION_NAMES, listFillings } from './fillings.ts';
export { PROCESSING_CONTRACT_TITLE, processingContractText } from './processing-contract.ts';
export { recognizeCompany } from './recognize-company.ts';
export type {
  LegalFacts,
  LegalGeocoder,
  LegalProvider,
  LegalRetention,
  LegalSeller,
  TemplateFacts,
} from './legal-facts.ts';
export { WITHDRAWAL_FORM_TITLE, withdrawalFormText, withdrawalText } from './withdrawal.ts';
