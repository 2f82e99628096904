import type { MenuDocument } from '@tischlein/domain/menu';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The menu reduced to names, for settings per dish. */
export interface MenuNames {
  readonly categories: readonly (Named & { readonly dishes: readonly Named[] })[];
}

export function listMenuNames({ categories, dishes }: Pick<MenuDocument, 'categories' | 'dishes'>): MenuNames {
  const byCategory = Map.groupBy(dishes, ({ category }) => category);
  return {
    categories: categories.map(({ id, name }) => ({
      id,
      name,
      dishes: (byCategory.get(id) ?? []).map((dish) => ({ id: dish.id, name: dish.name })),
    })),
  };
}
