// What the controls of packages/ui say, to guests and staff.

export const LOADING = 'Ladeanzeige';
export const MAP_CREDIT = 'OpenStreetMap-Mitwirkende';

export const DIALOG = { close: 'Dialog schliessen', cancel: 'Abbrechen', ok: 'OK' } as const;

/** Read only by screen readers, beside a price. */
export const PRICE = {
  now: 'jetzt',
  before: 'statt',
  from: 'ab',
  regular: (price: string): string => `Tagespreis, sonst ${price}`,
  lowest: 'niedrigster Preis der letzten 30 Tage',
} as const;

/** Where the browser refuses to copy at the press of a button. */
export const COPY = {
  title: 'Bitte selbst kopieren',
  help: 'Dein Browser kopiert hier nicht auf Knopfdruck. Der Text ist schon markiert.',
  keys: 'Am Computer: Drücke Strg und C, am Mac ⌘ und C.',
  phone: 'Am Handy: Tippe lange auf den Text und wähle „Kopieren“.',
  text: 'Text zum Kopieren',
  done: 'Fertig',
} as const;
