import type { Offer, OfferButton } from '@tischlein/domain/offers';
import { type Alert, notice } from './alert.ts';
import { euro, percent } from './money.ts';

/** The offers' dialogs (S1 §2 Offer details). */
export const OFFERS = {
  details: 'Angebotsdetails',
  tip: 'Tipp',
  chooseDiscount: 'Wähle Deinen Rabatt',
  chooseOption: 'Bitte wähle eine Option aus.',
  keepDiscount: (label: string): string => `${discountName(label)} behalten`,
  applyPromotion: (label: string): string => `${label} anwenden`,
  saving: (amount: string): string => `Du sparst ${amount}`,
  chosen: 'Von Dir gewählt',
  switchDiscount: 'Rabatt wechseln',
  chooseFreeItem: 'Auswählen',
  changeFreeItem: 'Ändern',
  free: 'gratis',
  about: 'Gilt für',
  discount: (value: string): string => `${value} Rabatt`,
  specialPrice: (price: string): string => `Sonderpreis ${price}`,
} as const;

/** 'Heute -20% Rabatt'; a special price is no discount of its own. */
export const discountName = (label: string): string => (label.endsWith('preis') ? label : `${label} Rabatt`);

/** The name of a dish that is known only by the id in its address. */
export const UNKNOWN_DISH = 'Dieses Gericht';

/** A dish opened by name that this branch does not have (S1 §8). */
export function dishNotAvailable(dish: string): Alert {
  return notice(
    'Gericht nicht verfügbar',
    `${dish} ist an diesem Standort leider nicht verfügbar. Suche weiter, um andere köstliche Gerichte zu entdecken!`,
  );
}

/**
 * Headline of the dialog 'Angebotsdetails': the value with % or € (S1 §2 Offer details); the label if there
 * is no value.
 */
export function offerHeadline(offer: Offer, label: string): string {
  if (!('discount' in offer)) return label;
  const { discountType, value } = offer.discount;
  if (discountType === 'percent') return OFFERS.discount(percent(value));
  const amount = euro(value, { dropZeros: true });
  return discountType === 'fixed' ? OFFERS.specialPrice(amount) : OFFERS.discount(amount);
}

const BUTTONS: Readonly<Record<OfferButton, string>> = {
  startGroup: 'Gruppe starten',
  startOrder: 'Losbestellen',
  toOffer: 'Zur Aktion',
};

/** Button of the dialog 'Angebotsdetails' (S1 §2 Offer details). */
export const offerButtonText = (button: OfferButton): string => BUTTONS[button];
