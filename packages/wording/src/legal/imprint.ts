import { addressLines, breakLines, joinParagraphs, type LegalFacts, orPlaceholder } from './legal-facts.ts';

/** § 36 VSBG: whether the company takes part in dispute resolution. */
export const DISPUTE_NOTICE =
  'Wir sind weder bereit noch verpflichtet, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.';

/** § 5 DDG, § 36 VSBG. */
export function imprintText({ seller }: LegalFacts): string {
  const { email, phone, representedBy, register, vatId } = seller;
  return joinParagraphs([
    '## Angaben gemäß § 5 DDG',
    breakLines(addressLines(seller)),
    representedBy !== null && `Vertreten durch: ${orPlaceholder(representedBy, 'Geschäftsführung')}`,
    '## Kontakt',
    breakLines([
      `Telefon: ${orPlaceholder(phone, 'Telefonnummer')}`,
      `E-Mail: ${orPlaceholder(email, 'E-Mail-Adresse')}`,
    ]),
    register !== null && '## Registereintrag',
    register !== null && orPlaceholder(register, 'Registergericht und Registernummer'),
    vatId !== null && '## Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG',
    vatId !== null && orPlaceholder(vatId, 'Umsatzsteuer-Identifikationsnummer'),
    '## Streitbeilegung',
    DISPUTE_NOTICE,
  ]);
}
