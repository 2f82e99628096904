import { LEGAL_ROLES, type LegalRole, type StaticPage } from './shop-config.ts';

// Words in a page's name or title that identify it if it has no role (S1 §2: 'Links to privacy and terms pages').
const TITLES: Readonly<Record<LegalRole, readonly string[]>> = {
  imprint: ['Impressum'],
  privacy: ['Datenschutz'],
  terms: ['Allgemeine Bestellbedingungen', 'AGB', 'Allgemeine', 'Bedingungen'],
  withdrawal: ['Widerruf'],
  accessibility: ['Barrierefrei'],
};

type NamedPage = Pick<StaticPage, 'name' | 'title' | 'legalRole'>;

/** Returns the page with a legal role: by role, otherwise by title (S3 K12); null if there is none. */
export function findLegalPage<Page extends NamedPage>(pages: readonly Page[], role: LegalRole): Page | null {
  const named = pages.find((page) => page.legalRole === role);
  if (named) return named;
  const free = pages.filter((page) => page.legalRole === undefined);
  const words = TITLES[role];
  return free.find((page) => words.some((word) => page.name.includes(word) || page.title.includes(word))) ?? null;
}

/** Returns the pages with the roles that their titles mean (S3 K12). */
export const assignLegalRoles = <Page extends NamedPage>(pages: readonly Page[]): readonly Page[] =>
  pages.map((page) => {
    const role = LEGAL_ROLES.find((candidate) => findLegalPage(pages, candidate) === page);
    return role && page.legalRole === undefined ? { ...page, legalRole: role } : page;
  });

/** Versions of the terms and the privacy text that an order accepts (S3 L10). */
export interface TermsVersions {
  readonly terms: string;
  readonly privacy: string;
}

interface VersionedPage {
  readonly legalRole?: LegalRole;
  readonly version?: string;
}

/** Returns what an order has to accept, from pages with assigned roles; null: the shop lacks one of the texts. */
export function findTermsVersions(pages: readonly VersionedPage[]): TermsVersions | null {
  const findVersion = (role: LegalRole) => pages.find(({ legalRole }) => legalRole === role)?.version;
  const terms = findVersion('terms');
  const privacy = findVersion('privacy');
  return terms === undefined || privacy === undefined ? null : { terms, privacy };
}

/** Returns whether these are the current texts. */
export const isCurrent = (accepted: TermsVersions | null, current: TermsVersions | null): boolean =>
  accepted !== null && accepted.terms === current?.terms && accepted.privacy === current.privacy;

/** The pages that every shop needs before it takes an order (S3 L1). */
export const REQUIRED_LEGAL_ROLES: readonly LegalRole[] = ['imprint', 'privacy', 'terms'];

/** What is left to do at a legal page: it is missing, or its text has unfilled placeholders. */
export interface LegalGap {
  readonly role: LegalRole;
  /** null: the page is missing. */
  readonly pageId: string | null;
  /** 'Geschäftsführung' for '[[Geschäftsführung]]', each once. */
  readonly placeholders: readonly string[];
}

/** Lists the legal pages that are missing although every shop needs them, and those with unfilled placeholders. */
export function listLegalGaps(pages: readonly StaticPage[]): readonly LegalGap[] {
  return LEGAL_ROLES.flatMap((role): readonly LegalGap[] => {
    const page = findLegalPage(pages, role);
    if (!page) return REQUIRED_LEGAL_ROLES.includes(role) ? [{ role, pageId: null, placeholders: [] }] : [];
    const placeholders = listPlaceholders(page.text);
    return placeholders.length > 0 ? [{ role, pageId: page.id, placeholders }] : [];
  });
}

/** Lists the names in '[[…]]' that a merchant has to replace, each once. */
export const listPlaceholders = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/\[\[([^[\]\n]{1,120})\]\]/g), ([, name = '']) => name.trim())),
];
