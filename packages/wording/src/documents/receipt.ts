/** Headings of a receipt, on the page and on paper. */
export const RECEIPT = {
  buyer: 'Beleg für',
  lines: 'Artikel',
  amount: 'Menge',
  article: 'Artikel',
  rate: 'MwSt.',
  price: 'Preis',
  sums: 'Summen',
  vat: 'Enthaltene Mehrwertsteuer',
  rateColumn: 'Steuersatz',
  net: 'Netto',
  vatColumn: 'MwSt.',
  gross: 'Brutto',
  together: 'Summe',
  refunds: 'Erstattungen',
  unprintable: '[nicht druckbar]',
} as const;
