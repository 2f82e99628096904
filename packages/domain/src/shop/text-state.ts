import { type Filling, listFillingNames } from './fill-text.ts';
import { type LegalEntity, REGISTERED } from './legal-entity.ts';
import { findLegalPage } from './legal-pages.ts';
import { LEGAL_ROLES, type LegalRole, type StaticPage } from './shop-config.ts';
import { listOutdatedNames, type TextQuotes } from './text-quotes.ts';

/** Faults of a text beyond unfilled '[[…]]'. */
export interface TextState {
  /** Placeholders whose words in the text differ from the present data: the text is 'veraltet' (S3 L12). */
  readonly outdated: readonly string[];
  /** Names in '{{…}}' that stand for nothing. */
  readonly unknown: readonly string[];
  /** What the text names with a placeholder, and the company lacks although its legal form has it. */
  readonly lacking: readonly ('representedBy' | 'register')[];
}

export type TextStates = Readonly<Partial<Record<LegalRole, TextState>>>;

/** What decides whether the texts of a shop are right. */
export interface TextFacts {
  readonly pages: readonly StaticPage[];
  readonly legalEntity: LegalEntity | null;
  readonly fillings: readonly Filling[];
  /** By the id of the page. */
  readonly quotes: Readonly<Record<string, TextQuotes>>;
  /** The placeholders of the template for each legal page. */
  readonly templates: Readonly<Record<LegalRole, readonly string[]>>;
}

/** The states of the legal texts that there are. */
export const listTextStates = ({ pages, legalEntity, fillings, quotes, templates }: TextFacts): TextStates =>
  Object.fromEntries(
    LEGAL_ROLES.flatMap((role): readonly (readonly [LegalRole, TextState])[] => {
      const page = findLegalPage(pages, role);
      if (!page) return [];
      const { id, text } = page;
      const names = listFillingNames(text);
      const known = new Set(fillings.map(({ name }) => name));
      const state: TextState = {
        outdated: listOutdatedNames({ text, template: templates[role], fillings }, quotes[id] ?? {}),
        unknown: names.filter((name) => !known.has(name)),
        lacking: [
          ...(names.includes('Vertretung') && lacks(legalEntity, 'representedBy', REPRESENTED)
            ? (['representedBy'] as const)
            : []),
          ...(names.includes('Register') && lacks(legalEntity, 'register', REGISTERED) ? (['register'] as const) : []),
        ],
      };
      return [[role, state]];
    }),
  );

/** Other pages that still name another company, by id. */
export const listOutdatedPages = ({
  pages,
  fillings,
  quotes,
}: Omit<TextFacts, 'templates' | 'legalEntity'>): readonly string[] =>
  pages
    .filter(({ id, text }) => listOutdatedNames({ text, template: [], fillings }, quotes[id] ?? {}).length > 0)
    .map(({ id }) => id);

/** Legal forms with a representative (§ 5 (1) No. 1 DDG). */
const REPRESENTED = /(?<![\p{L}\p{N}])(?:g?GmbH|UG|AG|KG|KGaA|OHG|SE|eG|GbR|eGbR|PartG)(?![\p{L}\p{N}])/u;

const lacks = (entity: LegalEntity | null, field: 'representedBy' | 'register', forms: RegExp): boolean =>
  entity !== null && forms.test(entity.name) && (entity[field] ?? '').trim() === '';
