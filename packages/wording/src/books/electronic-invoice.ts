/** Words inside of an e-invoice. */
export const ELECTRONIC_INVOICE = {
  rest: 'Liefergebühr, Pfand und Trinkgeld',
  rounding: 'Rundung',
} as const;
