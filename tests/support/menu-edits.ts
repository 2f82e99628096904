import {
  categoryId,
  comboId,
  dishId,
  groupId,
  ingredientId,
  itemId,
  sizeId,
  slotId,
  toBasisPoints,
  toCents,
} from '@tischlein/domain';
import { DECLARATIONS, DELIVERY_TYPES, type MenuDocument, ORDER_TYPE_FILTERS, TAGS } from '@tischlein/domain/menu';
import * as editing from '@tischlein/domain/menu-editing';
import { DISH_CONTROLS } from './dish-controls.ts';
import { type Act, type Control, flag, HOURS, line, findName, pick, withSome } from './editor-act.ts';

/** The menu after a person has done all this; the first dish stays as it is, so that the shop stays open. */
export const editMenu = (menu: MenuDocument, all: readonly Act[]): MenuDocument =>
  all.reduce((changed, each, index) => {
    const control = CONTROLS[each.control % CONTROLS.length];
    return control ? control(changed, each, `neu-${index}`) : changed;
  }, menu);

const PART_CONTROLS: readonly Control[] = [
  (menu, { on, text }, id) => {
    const category = pick(menu.categories, on);
    return category ? editing.appendDish(menu, { id: dishId(id), category: category.id, name: findName(text) }) : menu;
  },
  (menu, { text }, id) => editing.appendCategory(menu, { id: categoryId(id), name: findName(text) }),
  (menu, { on, text, isOn }) => {
    const category = pick(menu.categories, on);
    const change = {
      subtitle: line(text, 500),
      compact: flag(isOn),
      showTopDishes: isOn,
      timetable: isOn ? HOURS : undefined,
    };
    return category ? editing.editCategory(menu, category.id, change) : menu;
  },
  (menu, { on, text }, id) => {
    const dish = pick(menu.dishes.slice(1), on);
    const size = { id: sizeId(id), name: findName(text).slice(0, 80) };
    return dish && dish.sizes.length < 6 ? editing.addSize(menu, dish.id, size) : menu;
  },
  (menu, { on, number }) => {
    const dish = pick(menu.dishes.slice(1), on);
    const size = dish && pick(dish.sizes, number);
    return dish && size ? editing.removeSize(menu, dish.id, size) : menu;
  },
  (menu, { on, number, isOn }) => {
    const dish = pick(menu.dishes.slice(1), on);
    const size = dish && pick(dish.sizes, number);
    const content = {
      contentAmount: isOn ? (number + 1) / 10 : undefined,
      contentUnit: isOn ? 'ml' : undefined,
    } as const;
    return size ? editing.editSize(menu, size, content) : menu;
  },
  (menu, { on, text }, id) => {
    const dish = pick(menu.dishes.slice(1), on);
    const added = editing.addIngredient(menu, ingredientId(id), findName(text).slice(0, 120));
    return dish
      ? editing.setIngredient(
          added,
          { dish: dish.id, ingredient: ingredientId(id) },
          on % 2 === 0 ? 'primary' : 'secondary',
        )
      : menu;
  },
  (menu, { on, number, isOn }) => {
    const part = pick(menu.ingredients, on);
    const declarations = isOn ? withSome(DECLARATIONS, number, on) : null;
    return part ? editing.editIngredient(menu, part.id, { declarations, soldOut: flag(isOn) }) : menu;
  },
];

const GROUP_CONTROLS: readonly Control[] = [
  (menu, { on, text, isOn }, id) => {
    const group = editing.createGroup(groupId(id), findName(text).slice(0, 120), isOn ? 'dish' : 'ingredient');
    const dish = pick(menu.dishes.slice(1), on);
    return dish ? editing.attachGroup(editing.addGroup(menu, group), dish.id, group.id) : menu;
  },
  (menu, { on, number, isOn }) => {
    const group = pick(menu.extraGroups.slice(1), on);
    const limits = { min: number % 3, limit: number % 7, maxAmount: 1 + (number % 4), forceGroup: isOn };
    return group ? editing.editGroup(menu, group.id, { ...limits, timetable: isOn ? HOURS : undefined }) : menu;
  },
  (menu, { on, number }, id) => {
    const group = pick(menu.extraGroups, on);
    const [part, dish] = [pick(menu.ingredients, number), pick(menu.dishes, number)];
    if (!group || !part || !dish) return menu;
    const offered = group.groupType === 'dish' ? { dish: dish.id } : { ingredient: part.id };
    return editing.addItem(menu, group.id, { id: itemId(id), ...offered });
  },
  (menu, { on, number, isOn }) => {
    const group = pick(menu.extraGroups, on);
    const item = group && pick(group.items, number);
    const size = pick(menu.sizes, number)?.id ?? null;
    if (!item) return menu;
    const price = number % 4 === 0 ? undefined : isOn ? toCents(number) : null;
    return editing.changeItem(menu, { group: group.id, item: item.id }, (each) =>
      editing.setItemPrice(each, { types: DELIVERY_TYPES, size: isOn ? size : null }, price),
    );
  },
  (menu, { on, number }) => {
    const group = pick(menu.extraGroups, on);
    const item = group && pick(group.items, number);
    return item ? editing.removeItem(menu, group.id, item.id) : menu;
  },
  (menu, { on, number }, id) => {
    const dish = pick(menu.dishes.slice(1), on);
    const group = dish && pick([...dish.extraIngredientGroups, ...dish.sideDishGroups], number);
    if (!dish || !group) return menu;
    return number % 2 === 0
      ? editing.copyGroupForDish(menu, { dish: dish.id, group }, groupId(id))
      : editing.detachGroup(menu, dish.id, group);
  },
];

const COMBO_CONTROLS: readonly Control[] = [
  (menu, { text }, id) => editing.addCombo(menu, { id: comboId(id), name: findName(text) }),
  (menu, { on, number, text, isOn }) => {
    const combo = pick(menu.menus, on);
    if (!combo) return menu;
    const types = isOn ? DELIVERY_TYPES : (['pickup'] as const);
    return editing.editCombo(menu, combo.id, {
      price: editing.setComboPrice(combo, types, isOn ? toCents(number) : null),
      headline: line(text, 200),
      vat: isOn ? toBasisPoints(700) : undefined,
      type: pick(ORDER_TYPE_FILTERS, number) ?? 'all',
      tags: isOn ? withSome(TAGS, on, number) : undefined,
    });
  },
  (menu, { on, text }, id) => {
    const combo = pick(menu.menus, on);
    return combo ? editing.addSlot(menu, combo.id, { id: slotId(id), name: findName(text).slice(0, 120) }) : menu;
  },
  (menu, { on, number, isOn }) => {
    const combo = pick(menu.menus, on);
    const slot = combo && pick(combo.slots, number);
    if (!slot) return menu;
    const size = isOn ? pick(menu.sizes, number)?.id : undefined;
    const fitting = menu.dishes.filter((dish) => editing.fitsSlot(editing.withFields(slot, { size }), dish));
    const place = { combo: combo.id, slot: slot.id };
    return editing.editSlot(menu, place, { size, dishes: withSome(fitting, on, number).map(({ id }) => id) });
  },
  (menu, { on, number }) => {
    const combo = pick(menu.menus, on);
    const slot = combo && pick(combo.slots, number);
    return slot ? editing.moveSlot(menu, combo.id, { from: number % combo.slots.length, to: on % 5 }) : menu;
  },
];

/** Every control of the editors. */
const CONTROLS: readonly Control[] = [...DISH_CONTROLS, ...PART_CONTROLS, ...GROUP_CONTROLS, ...COMBO_CONTROLS];
