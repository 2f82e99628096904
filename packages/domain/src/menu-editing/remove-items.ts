import type { CategoryId, ComboId, DishId } from '../ids.ts';
import type { ComboDocument, DishDocument, ExtraGroupDocument, MenuDocument } from '../menu/index.ts';
import type { OfferDocument } from '../menu/offer-document.ts';

/** What goes with dishes that are removed, for the question before it. */
export interface RemovalEffects {
  readonly dishes: readonly string[];
  /** Names of combos that lose a slot's last dish and are removed, too. */
  readonly combos: readonly string[];
  /** Names of offers and groups that are about fewer dishes. */
  readonly others: readonly string[];
}

/** Removes dishes and every reference to them; a combo whose slot would be empty goes as well. */
export function removeDishes(menu: MenuDocument, ids: ReadonlySet<DishId>): MenuDocument {
  const menus = menu.menus.flatMap((combo) => removeFromCombo(combo, ids));
  const gone = new Set(menu.menus.filter(({ id }) => !menus.some((combo) => combo.id === id)).map(({ id }) => id));
  return {
    ...menu,
    dishes: menu.dishes.filter((dish) => !ids.has(dish.id)).map((dish) => removeParts(dish, ids)),
    extraGroups: menu.extraGroups.map((group) => removeSides(group, ids)),
    menus,
    offers: menu.offers.map((offer) => removeFromOffer(offer, ids, gone)),
    dailyDishes: menu.dailyDishes.map((daily) => ({
      ...daily,
      dishes: daily.dishes.filter((dish) => !ids.has(dish)),
      menus: daily.menus.filter((combo) => !gone.has(combo)),
    })),
  };
}

/** Removes a category with its dishes. */
export function removeCategory(menu: MenuDocument, id: CategoryId): MenuDocument {
  const dishes = new Set(menu.dishes.filter((dish) => dish.category === id).map((dish) => dish.id));
  const rest = removeDishes(menu, dishes);
  return {
    ...rest,
    categories: rest.categories.filter((category) => category.id !== id),
    offers: rest.offers.map((offer) => removeCategoryFromOffer(offer, id)),
    dailyDishes: rest.dailyDishes.map((daily) => ({
      ...daily,
      categories: daily.categories.filter((category) => category !== id),
    })),
  };
}

export function listRemovalEffects(menu: MenuDocument, ids: ReadonlySet<DishId>): RemovalEffects {
  const after = removeDishes(menu, ids);
  const isGone = ({ id }: { readonly id: ComboId }): boolean => !after.menus.some((combo) => combo.id === id);
  const namesSome = (offer: OfferDocument): boolean =>
    offer.itemSelection?.dishes.some(({ dish }) => ids.has(dish)) ?? false;
  const hasSome = ({ items }: ExtraGroupDocument): boolean =>
    items.some((item) => 'dish' in item && ids.has(item.dish));
  return {
    dishes: menu.dishes.filter((dish) => ids.has(dish.id)).map(({ name }) => name),
    combos: menu.menus.filter(isGone).map(({ name }) => name),
    others: [...menu.offers.filter(namesSome), ...menu.extraGroups.filter(hasSome)].map(({ name }) => name),
  };
}

function removeFromCombo(combo: ComboDocument, ids: ReadonlySet<DishId>): readonly ComboDocument[] {
  if (!combo.slots.some((slot) => slot.dishes.some((dish) => ids.has(dish)))) return [combo];
  const slots = combo.slots.map((slot) => ({ ...slot, dishes: slot.dishes.filter((dish) => !ids.has(dish)) }));
  return slots.some((slot) => slot.dishes.length === 0) ? [] : [{ ...combo, slots }];
}

function removeParts(dish: DishDocument, ids: ReadonlySet<DishId>): DishDocument {
  const isGone = ({ dish: id }: { readonly dish: DishId }): boolean => ids.has(id);
  if (![...dish.primarySubDishes, ...dish.secondarySubDishes].some(isGone)) return dish;
  return {
    ...dish,
    primarySubDishes: dish.primarySubDishes.filter((part) => !isGone(part)),
    secondarySubDishes: dish.secondarySubDishes.filter((part) => !isGone(part)),
  };
}

function removeSides(group: ExtraGroupDocument, ids: ReadonlySet<DishId>): ExtraGroupDocument {
  const items = group.items.filter((item) => !('dish' in item && ids.has(item.dish)));
  if (items.length === group.items.length) return group;
  // Without enough items left, its minimum could not be reached.
  const most = items.reduce((sum, item) => sum + (item.maxAmount ?? group.maxAmount), 0);
  return { ...group, items, min: Math.min(group.min, most) };
}

function removeFromOffer(offer: OfferDocument, ids: ReadonlySet<DishId>, combos: ReadonlySet<ComboId>): OfferDocument {
  const { itemSelection } = offer;
  if (!itemSelection) return offer;
  const dishes = itemSelection.dishes.filter(({ dish }) => !ids.has(dish));
  const menus = itemSelection.menus.filter((combo) => !combos.has(combo));
  return { ...offer, itemSelection: { ...itemSelection, dishes, menus } };
}

function removeCategoryFromOffer(offer: OfferDocument, id: CategoryId): OfferDocument {
  const { itemSelection } = offer;
  if (!itemSelection) return offer;
  const categories = itemSelection.categories.filter((category) => category !== id);
  return { ...offer, itemSelection: { ...itemSelection, categories } };
}
