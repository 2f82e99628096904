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

/** A small menu with something of everything, and these dishes: it is opened, loaded and checked in a fraction of the time. */
export function createSmallMenu(menu: MenuDocument, requested: readonly string[] = []): MenuDocument {
  const isRequired = ({ name }: { readonly name: string }): boolean =>
    REQUIRED_DISHES.includes(name) || requested.includes(name);
  const isKept = ({ id }: { readonly id: string }): boolean =>
    CATEGORIES.includes(id) || menu.dishes.some((dish) => dish.category === id && requested.includes(dish.name));
  const categories = menu.categories.filter(isKept);
  const dishes = categories.flatMap(({ id }) => {
    const inCategory = menu.dishes.filter((dish) => dish.category === id);
    return inCategory.filter((dish, place) => (place < PER_CATEGORY && CATEGORIES.includes(id)) || isRequired(dish));
  });
  const keptIds = new Set(dishes.map(({ id }) => id));
  const menus = menu.menus
    .map((combo) => ({
      ...combo,
      slots: combo.slots.map((slot) => ({ ...slot, dishes: slot.dishes.filter((id) => keptIds.has(id)) })),
    }))
    .filter(({ slots }) => slots.every((slot) => slot.dishes.length > 0));
  return { ...menu, categories, dishes, menus };
}
