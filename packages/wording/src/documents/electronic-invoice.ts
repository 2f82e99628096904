/** Words inside of an e-invoice. */
export const ELECTRONIC_INVOICE = {
  rest: 'Liefergebühr, Pfand und Trinkgeld',
  reduction: 'Nachlass',
  rounding: 'Rundung',
  refund: (invoice: number): string => `Erstattung zu Beleg ${invoice}`,
  cancellation: (invoice: number): string => `Storno von Beleg ${invoice}`,
  takenBack: (invoice: number): string => `Storno der Rechnung ${invoice}`,
  takesBack: (invoice: number, reason: string): string => `Storniert die Rechnung ${invoice}. Grund: ${reason}`,
  replaces: (invoice: number, reason: string): string => `Ersetzt die Rechnung ${invoice}. Grund: ${reason}`,
} as const;
