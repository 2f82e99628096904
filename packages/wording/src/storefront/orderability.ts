import type { DeliveryType } from '@tischlein/domain/menu';

/** Why nothing can be ordered now, and what can be done instead. */
export const ORDERABILITY = {
  asSoonAsPossible: 'So schnell wie möglich',
  pickTime: 'Zeit wählen',
  chooseAhead: 'Du kannst jetzt schon auswählen und für später bestellen.',
  preOrder: (when: string): string => `Vorbestellen für ${when}`,
  today: (time: string): string => `heute ${time}`,
  lost: (when: string): string => `${when} gibt es nicht mehr.`,
  instead: (when: string): string => `Stattdessen ${when}`,
  insteadSoon: 'Stattdessen so schnell wie möglich',
  opens: (when: string): string => `Wir öffnen ${when}.`,
  notNow: (deliveryType: DeliveryType): string => NOT_NOW[deliveryType],
  cartStays: 'Dein Warenkorb bleibt gespeichert.',
  formStays: 'Deine Angaben bleiben stehen.',
  hours: 'Öffnungszeiten ansehen',
} as const;

const NOT_NOW: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Lieferung ist zurzeit nicht möglich.',
  pickup: 'Abholung ist zurzeit nicht möglich.',
  dineIn: 'Am Tisch kannst Du zurzeit nicht bestellen.',
};
