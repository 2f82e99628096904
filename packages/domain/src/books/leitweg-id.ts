import { tidyText } from '../typed/index.ts';

// Coarse part, an optional fine part, two check digits (Leitweg-ID, format specification 2.0.2).
const LEITWEG_ID = /^\d{2,12}(?:-[A-Z0-9]{1,30})?-\d{2}$/;

/** A Leitweg-ID as it is written: '04011000 – 1234512345 – 06' is '04011000-1234512345-06'. Anything else stays as it was typed. */
export function tidyLeitwegId(text: string): string {
  const id = tidyText(text)
    .replaceAll(/\s/g, '')
    .replaceAll(/[\u2012-\u2015]/g, '-')
    .toUpperCase();
  return LEITWEG_ID.test(id) ? id : text;
}

/** Whether a reference has the form of a Leitweg-ID, by which a public buyer is found. */
export const isLeitwegId = (text: string): boolean => LEITWEG_ID.test(tidyLeitwegId(text));

/** Whether its check digits are right (ISO 7064, MOD 97-10). */
export function hasRightCheckDigits(id: string): boolean {
  const digits = Array.from(tidyLeitwegId(id).replaceAll('-', ''), (sign) => String(Number.parseInt(sign, 36))).join(
    '',
  );
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

interface NamedBuyer {
  readonly vatId: string;
  readonly email: string;
  readonly reference: string;
}

/** What a buyer lacks: companies have a VAT id, public buyers a Leitweg-ID, by which their invoices arrive. */
export function findBuyerGaps({ vatId, email, reference }: NamedBuyer): readonly ('vatId' | 'email')[] {
  const isPublic = isLeitwegId(reference);
  return [
    ...(vatId.trim() === '' && !isPublic ? (['vatId'] as const) : []),
    ...(email.trim() === '' && !isPublic ? (['email'] as const) : []),
  ];
}
