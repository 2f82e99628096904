const CURRENCY = /^(?:eur|euro|€)\s*|\s*(?:eur|euro|€)$/gi;
const DASHES = /[.,]\s*[-–—]{1,2}$/;
const GERMAN = /^(?:\d+|\d{1,3}(?:\.\d{3})+)(?:,\d{1,2})?$/;
const ENGLISH = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;
// '1.234' is 1234 in German and 1,234 in English.
const AMBIGUOUS = /^\d{1,3}[.,]\d{3}$/;
const HIGHEST_CENTS = 100_000_000;

/** '8,90 €', 'EUR 9,90', '8,-', '1.234,50', '8.90' → cents; null: no price, or one that can be read in two ways. */
export function readPrice(text: string): number | null {
  const number = text.replaceAll('\u00a0', ' ').trim().replaceAll(CURRENCY, '').trim().replace(DASHES, '');
  if (AMBIGUOUS.test(number)) return null;
  const plain = GERMAN.test(number)
    ? number.replaceAll('.', '').replace(',', '.')
    : ENGLISH.test(number) && number.replaceAll(',', '');
  if (!plain) return null;
  const cents = Math.round(Number(plain) * 100);
  return cents <= HIGHEST_CENTS ? cents : null;
}
