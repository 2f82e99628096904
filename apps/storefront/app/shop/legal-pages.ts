import type { LegalRole } from '@tischlein/domain/shop';
import type { ShopView } from './shop-view.ts';
import { PATHS, staticPath } from './paths.ts';

type Page = ShopView['pages'][number];

// Words in a page's name or title that identify it if it has no role (S1 §2: 'Links to privacy and terms pages').
const TITLES: Readonly<Record<LegalRole, readonly string[]>> = {
  imprint: ['Impressum'],
  privacy: ['Datenschutz'],
  terms: ['Allgemeine Bestellbedingungen', 'AGB', 'Allgemeine', 'Bedingungen'],
  withdrawal: ['Widerruf'],
  accessibility: ['Barrierefrei'],
};

/** Finds the page with a legal role: by role, otherwise by title (S3 K12). */
export function legalPage(pages: readonly Page[], role: LegalRole): Page | null {
  const named = pages.find((page) => page.legalRole === role);
  if (named) return named;
  const free = pages.filter((page) => page.legalRole === undefined);
  const words = TITLES[role];
  return free.find((page) => words.some((word) => page.name.includes(word) || page.title.includes(word))) ?? null;
}

/** Link to that page; to the start page if there is none (S1 §2). */
export function legalPath(pages: readonly Page[], role: LegalRole): string {
  const page = legalPage(pages, role);
  return page ? staticPath(page.id) : PATHS.start;
}
