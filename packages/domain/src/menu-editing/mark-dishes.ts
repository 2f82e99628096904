import type { DishId } from '../ids.ts';
import { DECLARATIONS, type Declaration, type DishDocument, type MenuDocument, type Tag } from '../menu/index.ts';

interface Marks<Mark> {
  readonly add: readonly Mark[];
  readonly remove: readonly Mark[];
}

/** Adds tags to dishes and removes others. */
export const tagDishes = (menu: MenuDocument, ids: ReadonlySet<DishId>, { add, remove }: Marks<Tag>): MenuDocument =>
  editDishes(menu, ids, (dish) => {
    const kept = dish.tags.filter((tag) => !remove.includes(tag));
    const added = add.filter((tag) => !kept.includes(tag));
    if (added.length === 0 && kept.length === dish.tags.length) return dish;
    return { ...dish, tags: [...kept, ...added], negTags: dish.negTags.filter((tag) => !add.includes(tag)) };
  });

/**
 * Adds declarations to dishes and removes others. Dishes with unknown declarations stay unknown unless `isComplete` says
 * that nothing else is in them (S3 L2).
 */
export const declareDishes = (
  menu: MenuDocument,
  ids: ReadonlySet<DishId>,
  { add, remove, isComplete }: Marks<Declaration> & { readonly isComplete: boolean },
): MenuDocument =>
  editDishes(menu, ids, (dish) => {
    const { partialDeclarations, ...rest } = dish;
    if (dish.declarations === null && !isComplete) return dish;
    const known = dish.declarations ?? partialDeclarations?.named ?? [];
    const next = DECLARATIONS.filter((each) => (known.includes(each) || add.includes(each)) && !remove.includes(each));
    const isSame = dish.declarations?.length === next.length && next.every((each) => known.includes(each));
    return isSame ? dish : { ...rest, declarations: next };
  });

/** The same menu if no dish changes. */
function editDishes(
  menu: MenuDocument,
  ids: ReadonlySet<DishId>,
  edit: (dish: DishDocument) => DishDocument,
): MenuDocument {
  const dishes = menu.dishes.map((dish) => (ids.has(dish.id) ? edit(dish) : dish));
  return dishes.every((dish, index) => dish === menu.dishes[index]) ? menu : { ...menu, dishes };
}
