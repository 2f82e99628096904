/** What the code of an SMS or a mail leads to (S1 §2, S3 A10). */
export const CODE_LINK = {
  reserved: (value: string): string => `${value} sind für Dich reserviert`,
  /** 'Ab 20 € Bestellwert, gültig bis 6. Dezember.' */
  terms: (minimum: string | null, day: string): string =>
    minimum === null ? `Gültig bis ${day}.` : `Ab ${minimum} Bestellwert, gültig bis ${day}.`,
  redeemed: 'Diesen Gutschein hast Du schon eingelöst',
  redeemedWith: (day: string, number: number): string => `am ${day}, Bestellung ${number}.`,
  expired: 'Der Gutschein ist abgelaufen',
  expiredOn: (day: string): string => `Er galt bis zum ${day}.`,
  order: (number: number): string => `Bestellung ${number}`,
  toOrder: 'Zur Bestellung',
  group: (owner: string, group: string): string => `${owner} lädt Dich zur Gruppe „${group}“ ein`,
  unknown: 'Diesen Code kennen wir nicht',
  unknownHelp: 'Vielleicht ist er abgelaufen. Bestellen kannst Du trotzdem.',
} as const;

/** The page that activates a coupon from a mail (S1 §2 /reservieren/{emailid}). */
export const ACTIVATION = {
  title: (value: string): string => `${value} für Deine nächste Bestellung`,
  lead: 'Aktiviere den Gutschein, dann liegt er im Warenkorb bereit.',
  worth: (value: string, minimum: string | null): string =>
    minimum === null ? `${value} Rabatt` : `${value} ab ${minimum} Bestellwert*`,
  validThrough: (day: string): string => `Gültig bis ${day}`,
  once: 'Einmal einlösbar',
  activate: 'Gutschein aktivieren',
  active: 'Dein Gutschein ist aktiv',
  activeText: (value: string): string => `${value} werden im Warenkorb abgezogen.`,
  orderNow: 'Jetzt bestellen',
  redeemed: 'Schon eingelöst',
  redeemedText: (day: string): string => `Diesen Gutschein hast Du am ${day} verwendet.`,
  unknown: 'Diesen Gutschein gibt es nicht',
  unknownText: 'Öffne den Link aus der E-Mail noch einmal. Vielleicht ist der Gutschein abgelaufen.',
} as const;
