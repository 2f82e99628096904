/** Content found in a name: 'Chianti (Fl. 0,75l) (1l - 12€)' → 'Chianti', '0,75 l', 750. */
export interface NameWithContent {
  readonly name: string;
  readonly size: string | null;
  readonly millilitres: number | null;
}

const AMOUNT = /\((?:Fl\.\s*)?(\d+(?:[.,]\d+)?)\s*(ml|cl|l)\)/i;
const BASE_PRICE = /\((?:1\s*l\s*-|Grundpreis)[^)]*\)/i;
const MILLILITRES: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: 1000 };

/** Extracts the content from a name or description and drops a handwritten base price. */
export function readContent(text: string): NameWithContent {
  const match = AMOUNT.exec(text);
  const name = text.replace(AMOUNT, '').replace(BASE_PRICE, '').replaceAll(/\s+/g, ' ').trim();
  if (!match) return { name, size: null, millilitres: null };
  const amount = (match[1] ?? '').replace('.', ',');
  const unit = (match[2] ?? 'l').toLowerCase();
  return {
    name,
    size: `${amount} ${unit}`,
    millilitres: Math.round(Number(amount.replace(',', '.')) * (MILLILITRES[unit] ?? 1)),
  };
}
