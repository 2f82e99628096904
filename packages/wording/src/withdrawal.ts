import { EMAIL_INVALID } from './email-problem.ts';

/** The declaration made with 'Widerruf bestätigen', word for word (§ 356a BGB). */
export function declarationText({
  number,
  name,
  email,
  items,
}: {
  readonly number: number | string;
  readonly name: string;
  readonly email: string;
  /** Empty: everything that can be withdrawn. */
  readonly items: string;
}): string {
  const what = items.trim() === '' ? '' : ` über diese Artikel: ${items.trim()}`;
  return `Hiermit widerrufe ich, ${name.trim()} (${email.trim()}), den Vertrag zur Bestellung ${number}${what}.`;
}

const FIELD_PROBLEMS = {
  order: 'Bitte gib die Bestellnummer an. Sie steht in Deiner Bestätigung.',
  name: 'Bitte gib Deinen Namen ein, ohne Internetadresse.',
  email: EMAIL_INVALID,
  items: 'Bitte nenne die Artikel ohne Internetadresse.',
} as const;

export const withdrawalFormProblem = (field: keyof typeof FIELD_PROBLEMS): string => FIELD_PROBLEMS[field];

/** An article of an order, and whether the guest may return it. */
export interface ReturnLine {
  readonly name: string;
  readonly amount: number;
  readonly withdrawalAllowed?: boolean;
}

/** Says which articles can be returned, from when and how long, and which cannot and why (§ 312d, § 312g BGB). */
export function returnInfo(lines: readonly ReturnLine[]): readonly string[] {
  const allowed = lines.filter(({ withdrawalAllowed }) => withdrawalAllowed === true);
  const excluded = lines.filter(({ withdrawalAllowed }) => withdrawalAllowed !== true);
  if (lines.length === 0) return [];
  if (allowed.length === 0)
    return ['Wir bereiten alles frisch für Dich zu. Deshalb besteht kein Widerrufsrecht (§ 312g Abs. 2 BGB).'];
  const period = 'Dafür hast Du vierzehn Tage Zeit ab dem Tag, an dem Du sie bekommst, und musst keinen Grund nennen.';
  const returnable = `Diese Artikel kannst Du zurückgeben: ${listArticles(allowed)}. ${period}`;
  if (excluded.length === 0) return [returnable];
  return [
    returnable,
    `Frisch zubereitet und deshalb vom Widerruf ausgenommen (§ 312g Abs. 2 BGB): ${listArticles(excluded)}.`,
  ];
}

const listArticles = (lines: readonly ReturnLine[]): string =>
  lines.map(({ amount, name }) => `${amount}× ${name}`).join(', ');
