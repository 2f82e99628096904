import type { DeliveryTerms } from '@tischlein/domain/delivery';
import { euro } from './money.ts';

/** 'Mindestbestellwert 20 €, Lieferung 2,50 €, ab 30 € gratis.' */
export function termsText(terms: DeliveryTerms): string {
  return `${termsParts(terms, 'Mindestbestellwert').join(', ')}.`;
}

/** 'Ab 20 € · Lieferung 2,50 € · ab 30 € gratis', the line under the address. */
export function termsLine(terms: DeliveryTerms): string {
  return termsParts(terms, 'Ab').join(' · ');
}

const SHORT = { dropZeros: true };

function termsParts(
  { minimumOrderValue, deliveryFee, freeAfter }: DeliveryTerms,
  beforeMinimum: string,
): readonly string[] {
  const minimum = minimumOrderValue ? [`${beforeMinimum} ${euro(minimumOrderValue, SHORT)}`] : [];
  if (deliveryFee === 0 || freeAfter === 0) return [...minimum, 'Lieferung gratis'];
  const free = freeAfter === null ? [] : [`ab ${euro(freeAfter, SHORT)} gratis`];
  return [...minimum, `Lieferung ${euro(deliveryFee, SHORT)}`, ...free];
}
