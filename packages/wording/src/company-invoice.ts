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
