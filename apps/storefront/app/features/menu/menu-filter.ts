import type { Declaration, DeliveryType, MenuQuery, Tag } from '@tischlein/domain/menu';

export interface MenuFilter {
  readonly words: string;
  readonly tags: readonly Tag[];
  readonly withoutDeclarations: readonly Declaration[];
}

export const NO_FILTER: MenuFilter = { words: '', tags: [], withoutDeclarations: [] };

// Tags that exclude others (S1 §5 Search: 'Filters exclude dishes by exclusion tags').
const EXCLUDED: Partial<Record<Tag, readonly Tag[]>> = {
  'not-piquant': ['piquant'],
  'not-alcohol': ['alcohol16', 'alcohol18'],
};

export function toMenuQuery({ words, tags, withoutDeclarations }: MenuFilter, deliveryType: DeliveryType): MenuQuery {
  return {
    words,
    preferences: tags.filter((tag) => !EXCLUDED[tag]),
    withoutTags: tags.flatMap((tag) => EXCLUDED[tag] ?? []),
    withoutDeclarations,
    deliveryType,
  };
}

export const isFiltering = ({ tags, withoutDeclarations }: MenuFilter): boolean =>
  tags.length + withoutDeclarations.length > 0;

export const isSearching = (filter: MenuFilter): boolean => filter.words.trim() !== '' || isFiltering(filter);
