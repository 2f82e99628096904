import { CONTACT_LINES, POSTAL_LINES } from './company-lines.ts';
import { breakLines, joinParagraphs } from './legal-facts.ts';

/** § 36 VSBG: whether the company takes part in dispute resolution. */
export const DISPUTE_NOTICE =
  'Wir sind weder bereit noch verpflichtet, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.';

/** § 5 DDG, § 36 VSBG. */
export const imprintText = (): string =>
  joinParagraphs([
    '## Angaben gemäß § 5 DDG',
    breakLines(POSTAL_LINES),
    'Vertreten durch: {{Vertretung}}',
    '## Kontakt',
    breakLines(CONTACT_LINES),
    '## Registereintrag',
    '{{Register}}',
    '## Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG',
    '{{USt-IdNr}}',
    '## Streitbeilegung',
    DISPUTE_NOTICE,
  ]);
