/** The coupon field; a module of its own because it loads with the cart. */
export const COUPON = {
  label: 'Gutscheincode',
  apply: 'Einlösen',
  remove: 'Entfernen',
  open: 'Gutschein einlösen',
  checking: 'Gutschein wird geprüft',
  change: 'Wechseln',
  worth: (value: string): string => `${value} Rabatt auf Deine Bestellung.`,
  from: (amount: string): string => `Ab ${amount} Bestellwert.`,
  phone: 'Telefon',
  phoneHelp: 'Damit erkennen wir den Gutschein an der Kasse wieder.',
  phoneInvalid: 'Bitte gib eine gültige Telefonnummer ein.',
  reserve: 'Gutschein reservieren',
  kept: (code: string): string => `Gutschein ${code} ist für Dich reserviert und im Warenkorb eingelöst.`,
} as const;
