import type { CategoryId, DishId } from '@tischlein/domain';
import type { DeliveryType, DishDocument, MenuDocument } from '@tischlein/domain/menu';
import { type DishFilter, findDishes, listDishesIn } from '@tischlein/domain/menu-editing';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

const CATEGORY = 'kategorie';

/** Dishes that the list shows under one heading. */
export interface ListedCategory {
  /** null: of dishes whose category is not there. */
  readonly id: CategoryId | null;
  readonly name: string;
  readonly dishes: readonly DishDocument[];
}

interface Marks {
  readonly soldOut: ReadonlySet<DishId>;
  readonly different: ReadonlySet<DishId>;
}

/** The dishes to show: those of one category, or those found in all of them. */
export function useMenuList(menu: MenuDocument, marks: Marks) {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<DishFilter | null>(null);
  const [type, setType] = useState<DeliveryType>('delivery');
  const [parameters, setParameters] = useSearchParams();
  const category = menu.categories.find(({ id }) => id === parameters.get(CATEGORY)) ?? menu.categories[0] ?? null;
  const isSearch = words.trim() !== '' || filter !== null;
  const listed = isSearch
    ? groupDishes(menu, findDishes(menu, { words, filter, ...marks }))
    : category
      ? [{ id: category.id, name: category.name, dishes: listDishesIn(menu, category.id) }]
      : [];
  const choose = (id: CategoryId): void => {
    setWords('');
    setFilter(null);
    setParameters({ [CATEGORY]: id }, { replace: true });
  };
  return { words, setWords, filter, setFilter, type, setType, category, choose, isSearch, listed };
}

export type MenuListView = ReturnType<typeof useMenuList>;

function groupDishes(menu: MenuDocument, dishes: readonly DishDocument[]): readonly ListedCategory[] {
  const byCategory = Map.groupBy(dishes, (dish) => dish.category);
  const known = menu.categories.map(({ id, name }): ListedCategory => ({ id, name, dishes: byCategory.get(id) ?? [] }));
  const ids = new Set(menu.categories.map(({ id }) => id));
  const lost = dishes.filter((dish) => !ids.has(dish.category));
  return [...known, { id: null, name: '', dishes: lost }].filter((each) => each.dishes.length > 0);
}
