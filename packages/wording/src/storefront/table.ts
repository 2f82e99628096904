export const table = (number: number): string => `Tisch ${number}`;

/** The menu and the cart at a table. */
export const TABLE_MENU = {
  ourTable: 'Unser Tisch',
  nothingYet: 'noch nichts bestellt',
  inMinutes: (minutes: number): string => (minutes < 1 ? 'gleich bei Euch' : `in ${minutes} Min.`),
  atClock: (label: string): string => `um ${label} Uhr`,
  open: (amount: string): string => `${amount} offen`,
  paid: 'alles bezahlt',
  nothingOpen: 'nichts mehr offen',
  declined: 'Bestellung abgelehnt',
  payNow: 'bezahlt wird beim Bestellen',
  call: 'Rufen',
  callWaiter: 'Bedienung rufen',
  forTable: (number: number): string => `Für Tisch ${number}`,
  toOrder: 'Weiter zur Bestellung',
  gone: 'Bis zum nächsten Mal. Zum Bestellen scanne den QR-Code am Tisch noch einmal.',
  ageText: (name: string): string => `${name} gibt es erst ab diesem Alter. Die Bedienung fragt nach Deinem Ausweis.`,
} as const;
