import type { MenuDocument } from '@tischlein/domain/menu';

const CATEGORIES = [
  'pizza',
  'pasta',
  'dolci',
  'beilagen-dips',
  'alkoholfreie-getraenke',
  'aperitivi-spirits',
  'suppen',
];
const PER_CATEGORY = 6;
// One that is sold out, one with dips that have a limit, and the dips.
const REQUIRED_DISHES = ['Pizza Frutti di Mare', 'Pizza Diavola', 'Aioli', 'Basilikumpesto'];

/** A small menu with something of everything: it is opened, loaded and checked in a fraction of the time. */
export function createSmallMenu(menu: MenuDocument): MenuDocument {
  const dishes = CATEGORIES.flatMap((category) => {
    const inCategory = menu.dishes.filter((dish) => dish.category === category);
    return inCategory.filter(({ name }, place) => place < PER_CATEGORY || REQUIRED_DISHES.includes(name));
  });
  const keptIds = new Set(dishes.map(({ id }) => id));
  const menus = menu.menus
    .map((combo) => ({
      ...combo,
      slots: combo.slots.map((slot) => ({ ...slot, dishes: slot.dishes.filter((id) => keptIds.has(id)) })),
    }))
    .filter(({ slots }) => slots.every((slot) => slot.dishes.length > 0));
  return { ...menu, categories: menu.categories.filter(({ id }) => CATEGORIES.includes(id)), dishes, menus };
}
