import { assignLegalRoles, type ShopConfig, type StaticPage } from '@tischlein/domain/shop';
import { TEXTS } from '@tischlein/wording/office';
import { useConfigDraft } from '../documents/use-config-draft.ts';
import type { Fact } from '../ui/compare-facts.ts';

/** Edited pages by id, new ones included; null: deleted. */
type TextEdits = Readonly<Record<string, StaticPage | null>>;

/** Shared by both pages of texts; survives visits to other pages. */
const drafts = new Map<string, TextEdits>();

/** The legal texts and other pages of a shop, being edited. */
export function useTexts(shop: string) {
  const { config, saved, draft, change, ...edited } = useConfigDraft<TextEdits>({ shop, drafts, apply, describe });
  const set = (id: string, page: StaticPage | null): void => change({ ...draft, [id]: page });
  return {
    ...edited,
    config,
    savedPages: saved && saved.pages,
    /** With the roles that their titles mean. */
    pages: config && assignLegalRoles(config.pages),
    isValid: config?.pages.every(({ name, title }) => name.trim() !== '' && title.trim() !== '') === true,
    changePage: (page: StaticPage) => set(page.id, page),
    removePage: (id: string) => set(id, null),
  };
}

function apply(config: ShopConfig, edits: TextEdits): ShopConfig {
  const kept = config.pages.flatMap((page) => {
    const edited = edits[page.id];
    return edited === null ? [] : [edited ?? page];
  });
  const known = new Set(config.pages.map(({ id }) => id));
  const added = Object.values(edits).filter((page) => page !== null && !known.has(page.id));
  return { ...config, pages: [...kept, ...added.filter((page) => page !== null)] };
}

const describe = ({ pages }: ShopConfig): readonly Fact[] =>
  pages.map(({ id, title, text, name, legalRole = '' }) => ({
    key: id,
    name: title,
    text: TEXTS.excerpt(text),
    exact: JSON.stringify([name, title, legalRole, text]),
  }));
