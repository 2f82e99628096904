import type { LegalRole, StaticPage } from '@tischlein/domain/shop';
import { accessibilityText } from './accessibility.ts';
import { imprintText } from './imprint.ts';
import type { LegalFacts } from './legal-facts.ts';
import { privacyText } from './privacy.ts';
import { termsText } from './terms.ts';
import { withdrawalText } from './withdrawal.ts';

interface Template extends Pick<StaticPage, 'id' | 'name' | 'title'> {
  readonly write: (facts: LegalFacts) => string;
}

const TEMPLATES = {
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
} as const satisfies Readonly<Record<LegalRole, Template>>;

/** Suggests a legal page for a shop; what is unknown is a placeholder in '[[…]]'. No legal advice. */
export function legalText(role: LegalRole, facts: LegalFacts): StaticPage {
  const { write, ...page }: Template = TEMPLATES[role];
  return { ...page, legalRole: role, text: write(facts) };
}

/** The instruction on withdrawal, which needs no other facts. */
export function withdrawalPage(facts: Pick<LegalFacts, 'seller' | 'sellsReturnable'>): StaticPage {
  const { write, ...page } = TEMPLATES.withdrawal;
  return { ...page, legalRole: 'withdrawal', text: write(facts) };
}
