import type { DeliveryType } from '@tischlein/domain/menu';

/** Words of the page that follows an order. */
export const ORDER = {
  yourOrder: 'Deine Bestellung',
  thanks: (firstName: string): string => (firstName ? `Danke, ${firstName}.` : 'Danke.'),
  expected: (deliveryType: DeliveryType, number: number): string => `${EXPECTED[deliveryType]} · Bestellung ${number}`,
  number: (number: number): string => `Bestellung ${number}`,
  clock: (label: string): string => `${label} Uhr`,
  soon: 'So schnell wie möglich',
  steps: 'Stand Deiner Bestellung',
  done: 'erledigt',
  help: 'Etwas stimmt nicht? Ruf uns an, wir helfen sofort.',
  backToMenu: 'Zurück zur Karte',
  unknown: 'Diese Bestellung finden wir nicht. Der Link steht in Deiner Bestätigung.',
  offline: 'Keine Verbindung. Den Stand Deiner Bestellung zeigen wir, sobald sie wieder steht.',
} as const;

const EXPECTED: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Voraussichtliche Lieferung',
  pickup: 'Voraussichtlich abholbereit',
  dineIn: 'Voraussichtlich am Tisch',
};
