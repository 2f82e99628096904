/** Content of an article: 330 with 'ml', for the base price. */
export interface Content {
  readonly amount: number;
  readonly unit: 'ml' | 'g';
  /** As shown: '0,33 l'. */
  readonly label: string;
  /** As written in the text it was found in. */
  readonly written: string;
}

const UNITS: Readonly<Record<string, readonly [unit: Content['unit'], factor: number, label: string]>> = {
  ml: ['ml', 1, 'ml'],
  cl: ['ml', 10, 'cl'],
  dl: ['ml', 100, 'dl'],
  l: ['ml', 1000, 'l'],
  g: ['g', 1, 'g'],
  kg: ['g', 1000, 'kg'],
};
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
// 'G' alone is a code; '1l/12,00€' and '1 l = 12 €' are base prices.
const AMOUNT =
  /(?<![\p{L}\d.,/])(?:(\d{1,2})\s*x\s*)?(\d+\s+\d\/\d|\d\/\d|[½¼¾]|\d+(?:[.,]\d+)?)\s*(ml|ML|cl|CL|dl|l|L|ltr|Ltr|liter|Liter|g|gr|Gramm|kg|KG)\b\.?(?!\s*[/=-]\s*\d)/u;

/** Finds the content in a text: '0,33l', '6x0,33 l', '1/2 Liter', 'ca. 250g'; null if there is none. */
export function findContent(text: string): Content | null {
  const match = AMOUNT.exec(text);
  if (!match) return null;
  const [written, count = '1', number = '', spelled = ''] = match;
  const unit =
    UNITS[
      spelled
        .toLowerCase()
        .replace(/^(?:ltr|liter)$/, 'l')
        .replace(/^(?:gr|gramm)$/, 'g')
    ];
  if (!unit || /\bNr\.?\s*$/i.test(text.slice(0, match.index))) return null;
  const [kind, factor, name] = unit;
  const amount = Math.round(Number(count) * toNumber(number) * factor);
  const label = `${count === '1' ? '' : `${count} x `}${number.replace('.', ',')} ${name}`;
  return amount > 0 && amount <= 1_000_000 ? { amount, unit: kind, label, written } : null;
}

function toNumber(text: string): number {
  const fraction = FRACTIONS[text];
  if (fraction !== undefined) return fraction;
  const [, whole = '0', numerator, denominator] = /^(?:(\d+)\s+)?(\d)\/(\d)$/.exec(text) ?? [];
  if (numerator === undefined) return Number(text.replace(',', '.'));
  return Number(whole) + Number(numerator) / Number(denominator);
}
