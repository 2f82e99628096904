import { findLegalPage, LEGAL_ROLES, type ShopConfig, type StaticPage } from '@tischlein/domain/shop';
import type { Fact, Versions } from '@tischlein/ui/compare-facts';
import { mergeFields, mergeItems, putItem } from '@tischlein/ui/merge-parts';
import { CONFLICT, LAUNCH } from '@tischlein/wording/office';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';

export const ORDER_TYPES = ['supportDelivery', 'supportPickup', 'supportDineIn'] as const;

type OrderTypes = Pick<ShopConfig, (typeof ORDER_TYPES)[number]>;
type Part = OrderTypes & Pick<ShopConfig, 'pages'>;

export type EditedConfig = ReturnType<typeof useConfig>;

const documents: ConfigDocuments<Part> = new Map();

/** The order types and legal texts of a shop. The forms share it, so that they do not overtake each other. */
export function useConfig(shop: string, onSaved: () => void) {
  const { part, edit, question, ...edited } = useConfigDocument<Part>({
    shop,
    documents,
    keys: ['supportDelivery', 'supportPickup', 'supportDineIn', 'pages'],
    part: ({ supportDelivery, supportPickup, supportDineIn, pages }) => ({
      supportDelivery,
      supportPickup,
      supportDineIn,
      pages,
    }),
    apply: (config, changed) => ({ ...config, ...changed }),
    describe,
    merge,
    onSaved,
  });
  return {
    ...edited,
    isValid: true,
    /** Shown once, though several forms may be open. */
    conflict: question,
    /** With the edits; null until loaded. */
    config: part,
    changeOrderTypes: (types: Partial<OrderTypes>) => edit((now) => ({ ...now, ...types })),
    changeText: (page: StaticPage) => edit((now) => ({ ...now, pages: putItem(now.pages, page) })),
  };
}

const merge = ({ base, saved, mine }: Versions<Part>): Part => ({
  ...mergeFields({ base, saved, mine }),
  pages: mergeItems({ base: base.pages, saved: saved.pages, mine: mine.pages }, ({ id }) => id),
});

const describe = (part: Part): readonly Fact[] => [
  ...ORDER_TYPES.map((type) => ({
    name: LAUNCH.orderTypes[type],
    text: part[type] ? CONFLICT.yes : CONFLICT.no,
  })),
  ...LEGAL_ROLES.flatMap((role) => {
    const page = findLegalPage(part.pages, role);
    return page ? [{ name: LAUNCH.texts.roles[role], text: LAUNCH.texts.excerpt(page.text), exact: page.text }] : [];
  }),
];
