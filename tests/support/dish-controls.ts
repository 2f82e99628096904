import { toCents } from '@tischlein/domain';
import {
  DECLARATIONS,
  DELIVERY_TYPES,
  DEPOSIT_KINDS,
  type DishDocument,
  type MenuDocument,
  TAGS,
  VAT_CLASSES,
} from '@tischlein/domain/menu';
import * as editing from '@tischlein/domain/menu-editing';
import { type Act, type Control, flag, HOURS, line, findName, pick, withSome } from './editor-act.ts';

const editOne =
  (edit: (dish: DishDocument, act: Act, menu: MenuDocument) => DishDocument): Control =>
  (menu, each) => {
    const dish = pick(menu.dishes.slice(1), each.on);
    return dish ? editing.changeDish(menu, dish.id, (before) => edit(before, each, menu)) : menu;
  };

/** Controls of the form of a dish. */
export const DISH_CONTROLS: readonly Control[] = [
  editOne((dish, { text }) => ({ ...dish, name: findName(text) })),
  editOne((dish, { text }) =>
    editing.withFields(dish, {
      number: line(text, 20),
      plu: line(text, 40),
      label: line(text, 80),
      subtext: editing.cleanText(text) || undefined,
    }),
  ),
  editOne((dish, { on, number }) => ({
    ...dish,
    tags: withSome(TAGS, on, number),
    negTags: withSome(TAGS, number, on),
  })),
  editOne((dish, { isOn, on, number }) =>
    editing.withFields(dish, {
      declarations: isOn ? withSome(DECLARATIONS, on, number) : null,
      partialDeclarations: undefined,
    }),
  ),
  editOne((dish, { on, number, isOn }) => {
    const [type = 'delivery'] = [pick(DELIVERY_TYPES, number)];
    const types =
      type === 'delivery' ? editing.listFollowers((each) => editing.findDishPrice(dish, each, null)) : [type];
    const size = pick(dish.sizes, on) ?? null;
    return editing.setDishPrice(dish, { types, size }, isOn ? toCents(number) : null);
  }),
  editOne((dish, { on, isOn }) => editing.setOffered(dish, pick(DELIVERY_TYPES, on) ?? 'delivery', isOn)),
  editOne((dish, { on, number, isOn }) =>
    editing.setSizeDeposit(dish, pick(dish.sizes, on) ?? null, isOn ? toCents(number) : undefined),
  ),
  editOne((dish, { on, number, isOn }) =>
    editing.withFields(dish, {
      isDrink: isOn,
      vatClass: isOn ? pick(VAT_CLASSES, on) : undefined,
      deposit: isOn ? toCents(number) : undefined,
      depositKind: isOn ? pick(DEPOSIT_KINDS, on) : undefined,
      soldOut: flag(number % 2 === 0),
      withdrawalAllowed: flag(isOn),
      servedOpen: flag(!isOn),
      timetable: isOn ? HOURS : undefined,
      freeIngredients: number % 5,
      tags: editing.setAge(dish.tags, pick([null, 16, 18], on) ?? null),
    }),
  ),
  editOne((dish, { text, isOn, number, on }) =>
    editing.withFields(dish, {
      prepacked: isOn
        ? editing.withFields(dish.prepacked ?? {}, {
            producer: line(text, 300),
            content: { amount: (number + 1) / 10, unit: number % 2 === 0 ? 'ml' : 'g' },
            nutrition: on % 2 === 0 ? { per: '100ml', saltGrams: number / 100 } : undefined,
            exempt: on % 3 === 0 ? ['nutrition'] : undefined,
          })
        : undefined,
    }),
  ),
  editOne((dish, { on, number, isOn }, menu) => {
    const items = menu.extraGroups.filter(({ id }) => editing.hasGroup(dish, id)).flatMap((group) => group.items);
    const item = pick(items, on);
    if (!item) return dish;
    const place = {
      list: 'dish' in item ? 'sides' : 'extra',
      item: item.id,
      types: DELIVERY_TYPES,
      size: null,
    } as const;
    const popular = editing.withMember(dish.popularExtraCombination, item.id, isOn);
    return {
      ...editing.setOwnPrice(dish, place, isOn ? toCents(number) : undefined),
      popularExtraCombination: popular,
      extraIngredientsRanking: popular,
    };
  }),
];
