import type { MenuDocument } from '@tischlein/domain/menu';

const CATEGORIES = ['pizza', 'pasta', 'dolci', 'beilagen-dips', 'alkoholfreie-getraenke', 'aperitivi-spirits'];
const PER_CATEGORY = 6;
// One that is sold out, one with dips that have a limit, and the dips.
const NEEDED = ['Pizza Frutti di Mare', 'Pizza Diavola', 'Aioli', 'Basilikumpesto'];

/** A card that has something of everything and is looked through quickly. */
export function sceneMenu(menu: MenuDocument): MenuDocument {
  const dishes = CATEGORIES.flatMap((category) => {
    const ofCategory = menu.dishes.filter((dish) => dish.category === category);
    return ofCategory.filter(({ name }, place) => place < PER_CATEGORY || NEEDED.includes(name));
  });
  const kept = new Set(dishes.map(({ id }) => id));
  const menus = menu.menus
    .map((combo) => ({
      ...combo,
      slots: combo.slots.map((slot) => ({ ...slot, dishes: slot.dishes.filter((id) => kept.has(id)) })),
    }))
    .filter(({ slots }) => slots.every((slot) => slot.dishes.length > 0));
  return { ...menu, categories: menu.categories.filter(({ id }) => CATEGORIES.includes(id)), dishes, menus };
}
