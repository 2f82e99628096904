/** What an e-invoice names of a company, for guests and in the office. */
export const COMPANY_INVOICE_FIELDS = {
  company: 'Firma',
  street: 'Straße und Hausnummer',
  zip: 'Postleitzahl',
  city: 'Ort',
  vatId: 'USt-IdNr.',
  email: 'E-Mail für Rechnungen',
  reference: 'Bestellnummer oder Leitweg-ID',
} as const;

/** Beside the reference, once it has the form of a Leitweg-ID. */
export const LEITWEG_ID = {
  known: 'Mit der Leitweg-ID braucht eine Behörde keine USt-IdNr.',
  wrong: 'Die Prüfziffer dieser Leitweg-ID passt nicht. Bitte vergleiche sie noch einmal.',
} as const;
