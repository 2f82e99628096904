import type { DishId, GroupId, ItemId } from '../ids.ts';
import type { DishDocument, ExtraGroupDocument, ExtraItemDocument, MenuDocument } from '../menu/menu-document.ts';
import { changeDish } from './edit-dish.ts';
import { editById, type FieldChange, type Move, moveWithin, withFields } from './with-fields.ts';

interface GroupOfDish {
  readonly dish: DishId;
  readonly group: GroupId;
}

/** An optional group of extras or side dishes, still empty. */
export const createGroup = (
  id: GroupId,
  name: string,
  groupType: ExtraGroupDocument['groupType'],
): ExtraGroupDocument => ({
  id,
  name,
  groupType,
  min: 0,
  limit: 0,
  maxAmount: 1,
  forceGroup: false,
  allowDifferentDishes: false,
  items: [],
});

export const addGroup = (menu: MenuDocument, group: ExtraGroupDocument): MenuDocument => ({
  ...menu,
  extraGroups: [...menu.extraGroups, group],
});

/** Changes fields of a group in every dish that has it; undefined removes an optional one. */
export const editGroup = (
  menu: MenuDocument,
  id: GroupId,
  change: FieldChange<Omit<ExtraGroupDocument, 'id'>>,
): MenuDocument => changeGroup(menu, id, (group) => withFields<ExtraGroupDocument>(group, change));

const changeGroup = (
  menu: MenuDocument,
  id: GroupId,
  edit: (group: ExtraGroupDocument) => ExtraGroupDocument,
): MenuDocument => ({ ...menu, extraGroups: editById(menu.extraGroups, id, edit) });

/** Adds an item unless the group has one of this id. */
export const addItem = (menu: MenuDocument, id: GroupId, item: ExtraItemDocument): MenuDocument =>
  changeGroup(menu, id, (group) =>
    group.items.some((each) => each.id === item.id) ? group : { ...group, items: [...group.items, item] },
  );

/** Changes an item of a group by a function. */
export const changeItem = (
  menu: MenuDocument,
  { group: id, item }: { readonly group: GroupId; readonly item: ItemId },
  edit: (item: ExtraItemDocument) => ExtraItemDocument,
): MenuDocument =>
  changeGroup(menu, id, (group) => ({
    ...group,
    items: group.items.map((each) => (each.id === item ? edit(each) : each)),
  }));

/** Removes an item from a group, and from what dishes say about it. */
export function removeItem(menu: MenuDocument, id: GroupId, item: ItemId): MenuDocument {
  const without = changeGroup(menu, id, (group) => ({
    ...group,
    items: group.items.filter((each) => each.id !== item),
  }));
  return listDishesWithGroup(menu, id).reduce(
    (changed, { id: dishId }) => changeDish(changed, dishId, (dish) => dropUnknownItems(changed, dish)),
    without,
  );
}

export const moveItem = (menu: MenuDocument, id: GroupId, { from, to }: Move): MenuDocument =>
  changeGroup(menu, id, (group) => ({ ...group, items: moveWithin(group.items, { from, to }) }));

/** The list of a dish that names groups of this type. */
const findList = ({ groupType }: Pick<ExtraGroupDocument, 'groupType'>) =>
  groupType === 'dish' ? 'sideDishGroups' : 'extraIngredientGroups';

const LISTS = ['extraIngredientGroups', 'sideDishGroups'] as const;

/** Gives a dish a group, at the end of its extras or side dishes. */
export function attachGroup(menu: MenuDocument, dishId: DishId, id: GroupId): MenuDocument {
  const group = menu.extraGroups.find((each) => each.id === id);
  if (!group) return menu;
  return changeDish(menu, dishId, (dish) =>
    hasGroup(dish, id) ? dish : { ...dish, [findList(group)]: [...dish[findList(group)], id] },
  );
}

/** Takes a group from a dish, with what the dish says about its items. */
export const detachGroup = (menu: MenuDocument, dishId: DishId, id: GroupId): MenuDocument =>
  changeDish(menu, dishId, (dish) =>
    dropUnknownItems(menu, {
      ...dish,
      extraIngredientGroups: dish.extraIngredientGroups.filter((each) => each !== id),
      sideDishGroups: dish.sideDishGroups.filter((each) => each !== id),
    }),
  );

/** Moves a group of a dish among its extras, or among its side dishes. */
export const moveGroup = (menu: MenuDocument, { dish: dishId, group: id }: GroupOfDish, by: -1 | 1): MenuDocument =>
  changeDish(menu, dishId, (dish) =>
    LISTS.reduce((changed, list) => {
      const from = changed[list].indexOf(id);
      return from < 0 ? changed : { ...changed, [list]: moveWithin(changed[list], { from, to: from + by }) };
    }, dish),
  );

/** Gives one dish a copy of a group, so that changes no longer concern the other dishes. Item ids stay. */
export function copyGroupForDish(
  menu: MenuDocument,
  { dish: dishId, group: id }: GroupOfDish,
  copy: GroupId,
): MenuDocument {
  const group = menu.extraGroups.find((each) => each.id === id);
  if (!group) return menu;
  const replace = (ids: readonly GroupId[]): readonly GroupId[] => ids.map((each) => (each === id ? copy : each));
  return changeDish(addGroup(menu, { ...group, id: copy }), dishId, (dish) => ({
    ...dish,
    extraIngredientGroups: replace(dish.extraIngredientGroups),
    sideDishGroups: replace(dish.sideDishGroups),
  }));
}

/** Removes a group from the menu and from all its dishes. */
export function removeGroup(menu: MenuDocument, id: GroupId): MenuDocument {
  const detached = listDishesWithGroup(menu, id).reduce((changed, dish) => detachGroup(changed, dish.id, id), menu);
  return { ...detached, extraGroups: detached.extraGroups.filter((group) => group.id !== id) };
}

/** The dishes that a change of the group concerns. */
export const listDishesWithGroup = (menu: MenuDocument, id: GroupId): readonly DishDocument[] =>
  menu.dishes.filter((dish) => hasGroup(dish, id));

export const hasGroup = (dish: DishDocument, id: GroupId): boolean => LISTS.some((list) => dish[list].includes(id));

/** Leaves out what a dish says about items that its groups no longer have. */
function dropUnknownItems(menu: MenuDocument, dish: DishDocument): DishDocument {
  const groups = menu.extraGroups.filter(({ id }) => hasGroup(dish, id));
  const known = new Set(groups.flatMap(({ items }) => items.map((item) => item.id)));
  const isKnown = (id: ItemId): boolean => known.has(id);
  return {
    ...dish,
    popularExtraCombination: dish.popularExtraCombination.filter(isKnown),
    extraIngredientsRanking: dish.extraIngredientsRanking.filter(isKnown),
  };
}
