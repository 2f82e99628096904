import { WORDING } from './literal-wording.ts';

/** The rule in the header of an extra group (S1 §5): '(2 Auswählen)', '(1/3)', '(min 1, max 3)', '(min 1)'. */
export function groupHeader({
  count,
  limit,
  min,
}: {
  readonly count: number;
  readonly limit: number;
  readonly min: number;
}): string {
  if (limit > 0 && limit === min) return WORDING === 'literal' ? `(${limit} Auswählen)` : `(${limit} auswählen)`;
  if (limit > 0 && min > 0) return `(min ${min}, max ${limit})`;
  if (limit > 0) return `(${count}/${limit})`;
  return min > 0 ? `(min ${min})` : '';
}

/** Heading of extras outside any numbered group, by marker (S1 §9). */
export function markerHeading(marker: number): string {
  return (
    {
      9991: WORDING === 'literal' ? 'Fleisch & Fisch Extras' : 'Fleisch- & Fisch-Extras',
      9992: 'Vegetarische Extras',
      9993: 'Vegane Extras',
    }[marker] ?? 'EXTRAS'
  );
}

/** '1. Pizza', the tab of a combo's slot (S1 §2). */
export function slotTitle(number: number, name: string): string {
  return `${number}. ${name}`;
}

export interface DishDetails {
  readonly sizeName: string | null;
  readonly without: readonly { readonly name: string }[];
  readonly extras: readonly { readonly itemName: string; readonly amount: number }[];
}

/** 'Salame piccante, 32 cm'. */
export function dishTitle(name: string, sizeName: string | null): string {
  return sizeName ? `${name}, ${sizeName}` : name;
}

/** 'Klassischer Teig, 2× Oliven · ohne Oregano'; empty for a dish as it is on the card. */
export function dishDetails({ without, extras }: Pick<DishDetails, 'without' | 'extras'>): string {
  const added = extras.map(({ itemName, amount }) => (amount > 1 ? `${amount}× ${itemName}` : itemName)).join(', ');
  const leftOut = without.map(({ name }) => name).join(', ');
  return [added, leftOut && `ohne ${leftOut}`].filter(Boolean).join(' · ');
}

/** 'Ich bin über 18 Jahre alt' (S1 §2). */
export function olderThan(age: number): string {
  return `Ich bin über ${age} Jahre alt`;
}
