import type { LegalRole } from '@tischlein/domain/shop';
import type { ShopView } from './shop-view.ts';
import { PATHS, staticPath } from './paths.ts';

type Page = ShopView['pages'][number];

// What a page's name or title says where the merchant has not given it a role (S1 §2).
const TITLES: Readonly<Record<LegalRole, readonly string[]>> = {
  imprint: ['Impressum'],
  privacy: ['Datenschutz'],
  terms: ['Allgemeine Bestellbedingungen', 'AGB', 'Allgemeine', 'Bedingungen'],
  withdrawal: ['Widerruf'],
  accessibility: ['Barrierefrei'],
};

/** The page that has this legal role: by its role, else by its title (spec 3 K12). */
export function legalPage(pages: readonly Page[], role: LegalRole): Page | null {
  const named = pages.find((page) => page.legalRole === role);
  if (named) return named;
  const free = pages.filter((page) => page.legalRole === undefined);
  const words = TITLES[role];
  return free.find((page) => words.some((word) => page.name.includes(word) || page.title.includes(word))) ?? null;
}

/** Where a link to that page leads; to the start page where there is none (S1 §2). */
export function legalPath(pages: readonly Page[], role: LegalRole): string {
  const page = legalPage(pages, role);
  return page ? staticPath(page.id) : PATHS.start;
}
