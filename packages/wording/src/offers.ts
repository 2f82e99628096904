import type { OfferButton } from '@tischlein/domain/offers';
import { type Alert, notice } from './alert.ts';

/** Words of the offers' dialogs (S1 §2). */
export const OFFERS = {
  details: 'Angebotsdetails',
  tip: 'Tipp',
  chooseDiscount: 'Wähle Deinen Rabatt',
  chooseOption: 'Bitte wähle eine Option aus.',
  keepDiscount: (label: string, saving: string): string => `${label} behalten, Du sparst ${saving}`,
  applyPromotion: (label: string, saving: string): string => `${label} anwenden, Du sparst ${saving}`,
} as const;

/** A dish opened by name that this location does not have (S1 §8). */
export function dishNotAvailable(dish: string): Alert {
  return notice(
    'Gericht nicht verfügbar',
    `${dish} ist an diesem Standort leider nicht verfügbar. Suche weiter, um andere köstliche Gerichte zu entdecken!`,
  );
}

const BUTTONS: Readonly<Record<OfferButton, string>> = {
  startGroup: 'Gruppe starten',
  startOrder: 'Losbestellen',
  toOffer: 'Zur Aktion',
};

/** The button of the dialog 'Angebotsdetails' (S1 §2). */
export const offerButtonText = (button: OfferButton): string => BUTTONS[button];
