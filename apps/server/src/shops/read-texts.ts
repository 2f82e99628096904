import type { PublicPage } from '@tischlein/contract/shop';
import {
  assignLegalRoles,
  type Filling,
  fillText,
  findLegalPage,
  LEGAL_ROLES,
  type LegalRole,
  listOutdatedPages,
  listTextStates,
  type StaticPage,
  type TextFacts,
  type TextStates,
} from '@tischlein/domain/shop';
import { listFillings, listTemplateNames } from '@tischlein/wording/legal';
import { collectLegalFacts, type DescribedShop, type LegalInstallation } from './legal-facts.ts';
import type { PageQuotes } from './legal-quotes.store.ts';
import { suggestWithdrawalPage } from './legal-seller.ts';
import { addVersions } from './legal-versions.ts';

/** The texts of a shop, as guests read them (S3 L12). */
export interface ShopTexts {
  /** What placeholders stand for. */
  readonly fillings: readonly Filling[];
  /** All static pages: filled, with their roles and versions (S3 L10). */
  readonly pages: readonly PublicPage[];
  readonly textStates: TextStates;
  /** Other pages that still name another company, by id. */
  readonly outdatedPages: readonly string[];
}

/** The placeholders of each suggested text. */
export const TEMPLATE_NAMES: TextFacts['templates'] = toTemplateNames();

function toTemplateNames(): TextFacts['templates'] {
  const names = (role: LegalRole): readonly string[] => listTemplateNames(role);
  return {
    imprint: names('imprint'),
    privacy: names('privacy'),
    terms: names('terms'),
    withdrawal: names('withdrawal'),
    accessibility: names('accessibility'),
  };
}

/** Fills the texts of a shop and finds out which are outdated. */
export function readTexts(
  shop: DescribedShop,
  { installation, quotes }: { readonly installation: LegalInstallation; readonly quotes: PageQuotes },
): ShopTexts {
  const { config, legalEntity } = shop;
  const facts = collectLegalFacts(shop, installation);
  const fillings = listFillings(facts);
  const stored = facts.sellsReturnable ? addWithdrawal(config.pages, shop) : config.pages;
  const pages = addVersions(assignLegalRoles(stored).map((page) => ({ ...page, text: fillText(page.text, fillings) })));
  const legal = new Set(LEGAL_ROLES.map((role) => findLegalPage(config.pages, role)?.id));
  const others = config.pages.filter(({ id }) => !legal.has(id));
  return {
    fillings,
    pages,
    textStates: listTextStates({ pages: config.pages, legalEntity, fillings, quotes, templates: TEMPLATE_NAMES }),
    outdatedPages: listOutdatedPages({ pages: others, fillings, quotes }),
  };
}

const addWithdrawal = (pages: readonly StaticPage[], shop: DescribedShop): readonly StaticPage[] =>
  findLegalPage(pages, 'withdrawal') ? pages : [...pages, suggestWithdrawalPage(shop)];
