/** Words inside of an e-invoice. */
export const ELECTRONIC_INVOICE = {
  rest: 'Liefergebühr, Pfand und Trinkgeld',
  reduction: 'Nachlass',
  rounding: 'Rundung',
  refund: (invoice: number): string => `Erstattung zu Beleg ${invoice}`,
  cancellation: (invoice: number): string => `Storno von Beleg ${invoice}`,
} as const;
