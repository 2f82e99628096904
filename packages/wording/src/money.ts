import type { BasisPoints, Cents } from '@tischlein/domain';

const NO_BREAK = '\u00a0';

/** '8,90 €', '1.234,50 €', with a no-break space; `dropZeros` turns '20,00 €' into '20 €' (S1 §9). */
export function euro(amount: Cents, options: { readonly dropZeros?: boolean } = {}): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, '.');
  const fraction = digits.slice(-2);
  const isShort = options.dropZeros === true && fraction === '00';
  return `${amount < 0 ? '−' : ''}${whole}${isShort ? '' : `,${fraction}`}${NO_BREAK}€`;
}

/** '10 %', '12,5 %', with a no-break space. */
export function percent(value: BasisPoints): string {
  return `${decimal(value / 100)}${NO_BREAK}%`;
}

/** A number with a decimal comma: '1,5'. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100)
    .replace('.', ',')
    .replace('-', '−');
}

/** 1284 → '1.284' */
export function wholeNumber(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}
