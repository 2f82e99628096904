import type { LegalRole, StaticPage } from '@tischlein/domain/shop';
import { accessibilityText } from './accessibility.ts';
import { imprintText } from './imprint.ts';
import type { LegalFacts } from './legal-facts.ts';
import { privacyText } from './privacy.ts';
import { termsText } from './terms.ts';
import { withdrawalText } from './withdrawal.ts';

export type LegalText = StaticPage & { readonly legalRole: LegalRole };

const TEXTS: Readonly<
  Record<LegalRole, Omit<LegalText, 'legalRole' | 'text'> & { readonly write: (facts: LegalFacts) => string }>
> = {
  imprint: { id: 'impressum', name: 'Impressum', title: 'Impressum', write: imprintText },
  privacy: { id: 'datenschutz', name: 'Datenschutz', title: 'Datenschutzerklärung', write: privacyText },
  terms: { id: 'agb', name: 'AGB', title: 'Allgemeine Bestellbedingungen', write: termsText },
  withdrawal: { id: 'widerruf', name: 'Widerruf', title: 'Widerrufsbelehrung', write: withdrawalText },
  accessibility: {
    id: 'barrierefreiheit',
    name: 'Barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    write: accessibilityText,
  },
};

/** Suggests a legal page for a shop; what is unknown is a placeholder in '[[…]]'. No legal advice. */
export function legalText(role: LegalRole, facts: LegalFacts): LegalText {
  const { write, ...page } = TEXTS[role];
  return { ...page, legalRole: role, text: write(facts) };
}
