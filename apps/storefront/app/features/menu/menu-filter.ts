import type { Declaration, MenuQuery, OrderContext, Tag } from '@tischlein/domain/menu';

export interface MenuFilter {
  readonly words: string;
  readonly tags: readonly Tag[];
  readonly withoutDeclarations: readonly Declaration[];
  /** Only what can be ordered now. */
  readonly isOrderable: boolean;
}

export const NO_FILTER: MenuFilter = { words: '', tags: [], withoutDeclarations: [], isOrderable: false };

/** Tags that exclude others (S1 §5 Search: 'Filters exclude dishes by exclusion tags'). */
export const EXCLUDED: Partial<Record<Tag, readonly Tag[]>> = {
  'not-piquant': ['piquant'],
  'not-alcohol': ['alcohol16', 'alcohol18'],
};

export function toMenuQuery(
  { words, tags, withoutDeclarations, isOrderable }: MenuFilter,
  { deliveryType, time }: OrderContext,
): MenuQuery {
  return {
    words,
    preferences: tags.filter((tag) => !EXCLUDED[tag]),
    withoutTags: tags.flatMap((tag) => EXCLUDED[tag] ?? []),
    withoutDeclarations,
    deliveryType,
    orderableAt: isOrderable ? time : null,
  };
}

export const isFiltering = ({ tags, withoutDeclarations, isOrderable }: MenuFilter): boolean =>
  isOrderable || tags.length + withoutDeclarations.length > 0;

export const isSearching = (filter: MenuFilter): boolean => filter.words.trim() !== '' || isFiltering(filter);
