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
  email: 'Bitte gib eine gültige Email Adresse ein.',
  items: 'Bitte nenne die Artikel ohne Internetadresse.',
} as const;

export const withdrawalFormProblem = (field: keyof typeof FIELD_PROBLEMS): string => FIELD_PROBLEMS[field];
