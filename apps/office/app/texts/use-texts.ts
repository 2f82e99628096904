import { assignLegalRoles, type StaticPage } from '@tischlein/domain/shop';
import { TEXTS } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';
import { mergeItems, putItem } from '@tischlein/ui/merge-parts';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';

type Pages = readonly StaticPage[];

/** Shared by both pages of texts. */
const documents: ConfigDocuments<Pages> = new Map();

/** The legal texts and other pages of a shop, being edited. */
export function useTexts(shop: string) {
  const { part, saved, edit, ...edited } = useConfigDocument<Pages>({
    shop,
    documents,
    keys: ['pages'],
    part: ({ pages }) => pages,
    apply: (config, pages) => ({ ...config, pages }),
    describe,
    merge: (versions) => mergeItems(versions, ({ id }) => id),
  });
  const faulty = part?.filter(({ name, title }) => name.trim() === '' || title.trim() === '');
  return {
    ...edited,
    savedPages: saved && saved.pages,
    /** With the roles that their titles mean. */
    pages: part && assignLegalRoles(part),
    isValid: faulty?.length === 0,
    missing: faulty?.map(({ name, title }) => name.trim() || title).join(', ') ?? '',
    changePage: (page: StaticPage) => edit((pages) => putItem(pages, page)),
    removePage: (removed: string) => edit((pages) => pages.filter(({ id }) => id !== removed)),
  };
}

const describe = (pages: Pages): readonly Fact[] =>
  pages.map(({ id, title, text, name, legalRole = '' }) => ({
    key: id,
    name: title,
    text: TEXTS.excerpt(text),
    exact: JSON.stringify([name, title, legalRole, text]),
  }));
