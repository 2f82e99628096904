import { listFillingNames, type LegalRole, type StaticPage } from '@tischlein/domain/shop';
import { accessibilityText } from './accessibility.ts';
import { imprintText } from './imprint.ts';
import type { TemplateFacts } from './legal-facts.ts';
import { privacyText } from './privacy.ts';
import { termsText } from './terms.ts';

interface Template extends Pick<StaticPage, 'id' | 'name' | 'title'> {
  readonly write: (facts: TemplateFacts) => string;
}

const TEMPLATES = {
  imprint: { id: 'impressum', name: 'Impressum', title: 'Impressum', write: imprintText },
  privacy: { id: 'datenschutz', name: 'Datenschutz', title: 'Datenschutzerklärung', write: privacyText },
  terms: { id: 'agb', name: 'AGB', title: 'Allgemeine Bestellbedingungen', write: termsText },
  withdrawal: { id: 'widerruf', name: 'Widerruf', title: 'Widerrufsbelehrung', write: () => '{{Widerrufsbelehrung}}' },
  accessibility: {
    id: 'barrierefreiheit',
    name: 'Barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    write: accessibilityText,
  },
} as const satisfies Readonly<Record<LegalRole, Template>>;

/**
 * Suggests a legal page: what the shop knows is a placeholder in '{{…}}', filled when the page is read (S3 L12); what only the
 * merchant knows is one in '[[…]]'. No legal advice.
 */
export function legalText(role: LegalRole, facts: TemplateFacts): StaticPage {
  const { write, ...page }: Template = TEMPLATES[role];
  return { ...page, legalRole: role, text: write(facts) };
}

/** The names of the placeholders of a suggested page. */
export const listTemplateNames = (role: LegalRole): readonly string[] =>
  listFillingNames(TEMPLATES[role].write({ date: '' }));
