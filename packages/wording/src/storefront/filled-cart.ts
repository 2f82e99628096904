import type { DeliveryType } from '@tischlein/domain/menu';
import { WORDING } from '../literal-wording.ts';

interface LostDish {
  readonly lost: string;
  /** false: it is not sold at that time or for the order type. */
  readonly isSoldOut: boolean;
}

/** What the cart shows once there is something in it; a module of its own because it loads with the cart. */
export const FILLED_CART = {
  count: (count: number): string => (count === 1 ? '1 Artikel' : `${count} Artikel`),
  show: 'Zum Warenkorb',
  checkout: 'Zur Kasse',
  enterAddress: 'Adresse eingeben',
  remove: (name: string): string => `${name} entfernen`,
  about: (name: string): string => `Informationen über ${name}`,
  edit: (name: string): string => `${name} ändern`,
  less: (name: string): string => `${name}: weniger`,
  more: (name: string): string => `${name}: mehr`,
  change: 'Ändern',
  undo: 'Rückgängig',
  undoRemoval: (name: string): string => `Rückgängig: ${name} ist entfernt`,
  totalNow: (total: string): string => `Gesamt ${total}`,
  added: (name: string): string => `${name} im Warenkorb`,
  addedAgain: (name: string): string => `${name} war nicht mehr im Warenkorb und ist jetzt wieder drin.`,
  chooseOther: (combo: string, { lost, isSoldOut }: LostDish): string =>
    `${combo}: ${lost} ${isSoldOut ? 'ist ausverkauft' : 'gibt es für diese Bestellung nicht'}. Wähle ein anderes Gericht.`,
  complete: 'Anderes Gericht wählen',
  isBack: (combo: string): string => `${combo} ist wieder erhältlich.`,
  putBack: 'Wieder in den Warenkorb',
  removeDearer: 'Entfernen',
  checkoutFrom: (minimum: string): string => `Zur Kasse ab ${minimum}`,
  progress: (minimum: string, free: string): string => [minimum, free].filter(Boolean).join(', '),
  understood: 'OK',
  /** Items that stay in the cart but are not available for this order type (S2 §5.10). */
  unsuitable: (deliveryType: DeliveryType): string => UNSUITABLE[deliveryType],
  changes: WORDING === 'literal' ? 'Warenkorb Probleme' : 'Warenkorb-Probleme',
  isOrdered: 'Dein Warenkorb ist bestellt.',
  toOrder: 'Zur Bestellung',
} as const;

const UNSUITABLE: Readonly<Record<DeliveryType, string>> = {
  delivery: 'Nicht für die Lieferung',
  pickup: 'Nicht für die Abholung',
  dineIn: 'Nicht am Tisch',
};
