import type { AddressProblem, DeliveryTerms } from '@tischlein/domain/delivery';
import { termsText } from './terms.ts';
import { WORDING } from './literal-wording.ts';

const ADDRESS_PROBLEMS: Readonly<Record<AddressProblem, string>> = {
  empty: 'Bitte gib eine Adresse ein.',
  franchisePickupEmpty:
    WORDING === 'literal'
      ? 'Wir benötigen Deine Adresse damit wir Dich zu dem Shop in Deiner Nähe leiten können. Den Shop kannst Du später wenn du magst auch wechseln.'
      : 'Wir benötigen Deine Adresse, damit wir Dich zu dem Shop in Deiner Nähe leiten können. Den Shop kannst Du später, wenn Du magst, auch wechseln.',
  zipInsteadOfAddressEntered: 'Bitte gib eine vollständige Adresse ein. Eine Postleitzahl ist nicht ausreichend.',
  notInRange: 'Diese Adresse befindet sich leider nicht im Liefergebiet.',
  'invalid and Incomplete': 'Die eingegebene Adresse ist unvollständig',
  MissingStreetNumber: 'Bitte gib auch eine Hausnummer an.',
  unclear: 'Welche Zahl ist die Hausnummer? Bitte schreib die Wohnung mit „Whg.“ dahinter, zum Beispiel „30 Whg. 12“.',
  notFound: 'Zu dieser Adresse konnte keine Entfernung berechnet werden',
  currentlyUnavailable: 'Wir liefern an deine Adresse, aber Lieferungen sind aktuell nicht verfügbar.',
};

/**
 * The message for a typed location (S2 §8 Address dialog messages); `currentlyUnavailable` appends the terms
 * if known.
 */
export function addressProblem(code: AddressProblem, terms: DeliveryTerms | null = null): string {
  const sentence = ADDRESS_PROBLEMS[code];
  return code === 'currentlyUnavailable' && terms && terms.minimumOrderValue !== null
    ? `${sentence} ${termsText(terms)}`
    : sentence;
}
