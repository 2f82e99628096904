import type { LegalRole, TextQuotes } from '@tischlein/domain/shop';

/** Where suggested texts named the company before they had placeholders, by the names of these. */
const PLACES: readonly { readonly pattern: RegExp; readonly roles: readonly LegalRole[] }[] = [
  {
    pattern:
      /^## Angaben gemäß § 5 DDG\s+(?<Unternehmen>\S[^\n]*?)[ ]*\n(?<Straße>\S[^\n]*?)[ ]*\n(?<PLZ>\d{5}) (?<Ort>\S[^\n]*?)[ ]*$/mu,
    roles: ['imprint'],
  },
  {
    pattern:
      /^## Wer verantwortlich ist\s+(?<Unternehmen>\S[^\n]*?)[ ]*\n(?<Straße>\S[^\n]*?)[ ]*\n(?<PLZ>\d{5}) (?<Ort>\S[^\n]*?)[ ]*$/mu,
    roles: ['privacy'],
  },
  {
    pattern: /Dein Vertragspartner ist (?<Unternehmen>[^\n]+), (?<Straße>[^,\n]+), (?<PLZ>\d{5}) (?<Ort>[^,.\n]+)\./u,
    roles: ['terms'],
  },
  {
    pattern:
      /müssen Sie uns \((?<Unternehmen>[^\n]+?), (?<Straße>[^,\n]+), (?<PLZ>\d{5}) (?<Ort>[^,\n]+), Telefon: (?<Telefon>[^,\n]+), E-Mail: (?<Mail>[^,)\n]+)\)/u,
    roles: ['withdrawal'],
  },
  { pattern: /^Vertreten durch: (?<Vertretung>\S[^\n]*?)[ ]*$/mu, roles: ['imprint'] },
  { pattern: /^Telefon: (?<Telefon>\S[^\n]*?)[ ]*$/mu, roles: ['imprint', 'privacy'] },
  { pattern: /^E-Mail: (?<Mail>\S+)[ ]*$/mu, roles: ['imprint', 'privacy'] },
  { pattern: /(?<Register>[^\n]*\bHR[AB] ?\d[^\n]*?)[ ]*$/mu, roles: ['imprint'] },
  { pattern: /(?<USt>\bDE ?\d{9}\b)/u, roles: ['imprint'] },
];

/** The company that a text names in the words of an older suggestion; placeholders are no company. */
export function recognizeCompany(text: string, role: LegalRole): TextQuotes {
  const found = PLACES.filter(({ roles }) => roles.includes(role)).flatMap(({ pattern }) =>
    Object.entries(pattern.exec(text.replaceAll('\r', ''))?.groups ?? {}),
  );
  return Object.fromEntries(
    found
      .filter(([, value]) => value !== undefined && !/\{\{|\[\[/.test(value))
      .map(([name, value]) => [NAMES[name] ?? name, value])
      .toReversed(),
  );
}

/** Names of groups cannot have a hyphen. */
const NAMES: Readonly<Record<string, string>> = { Mail: 'E-Mail', USt: 'USt-IdNr' };
