/** The cart beside the menu and in its sheet. */
export const CART = {
  title: 'Warenkorb',
  count: (count: number): string => (count === 1 ? '1 Artikel' : `${count} Artikel`),
  empty: 'Noch nichts im Warenkorb',
  emptyHelp: 'Tippe auf ein Gericht, um es hinzuzufügen.',
  show: 'Zum Warenkorb',
  checkout: 'Zur Kasse',
  enterAddress: 'Adresse eingeben',
  remove: (name: string): string => `${name} entfernen`,
  edit: (name: string): string => `${name} ändern`,
  less: (name: string): string => `${name}: weniger`,
  more: (name: string): string => `${name}: mehr`,
  undo: 'Rückgängig',
  added: (name: string): string => `${name} im Warenkorb`,
  missing: (amount: string): string => `Noch ${amount}`,
  progress: (minimum: string, free: string): string => [minimum, free].filter(Boolean).join(', '),
  understood: 'OK',
  freeUnits: (count: number): string => (count === 1 ? '1 davon gratis' : `${count} davon gratis`),
  changes: 'Warenkorb Probleme',
} as const;

export const COUPON = {
  label: 'Gutscheincode',
  apply: 'Einlösen',
  remove: 'Entfernen',
  open: 'Gutschein einlösen',
  checking: 'Gutschein wird geprüft',
} as const;
