import type { Declaration, Menu, MenuQuery, OrderContext, Tag } from '@tischlein/domain/menu';

export interface MenuFilter {
  readonly words: string;
  readonly tags: readonly Tag[];
  readonly withoutDeclarations: readonly Declaration[];
  /** Only what can be ordered now. */
  readonly isOrderable: boolean;
}

export const NO_FILTER: MenuFilter = { words: '', tags: [], withoutDeclarations: [], isOrderable: false };

// Tags that exclude others (S1 §5 Search: 'Filters exclude dishes by exclusion tags').
const EXCLUDED: Partial<Record<Tag, readonly Tag[]>> = {
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

/** The filters that change something on this menu: some dish has what they look for, or what they leave out. */
export function listUsefulTags({ dishes }: Menu, tags: readonly Tag[]): readonly Tag[] {
  const all = [...dishes.values()];
  const own = new Set(all.flatMap((dish) => dish.tags));
  const parts = all.flatMap((dish) => [...dish.primaryIngredients, ...dish.secondaryIngredients]);
  const any = new Set([...own, ...parts.flatMap((part) => part.tags)]);
  if (own.has('vegan')) own.add('vegetarian');
  return tags.filter((tag) => EXCLUDED[tag]?.some((excluded) => any.has(excluded)) ?? own.has(tag));
}

export const isFiltering = ({ tags, withoutDeclarations, isOrderable }: MenuFilter): boolean =>
  isOrderable || tags.length + withoutDeclarations.length > 0;

export const isSearching = (filter: MenuFilter): boolean => filter.words.trim() !== '' || isFiltering(filter);
