import type { ConfiguredDish, Dish, DishInSize, Ingredient, Menu } from './menu.ts';
import type { Tag } from './tags.ts';

const ALCOHOL: readonly Tag[] = ['alcohol16', 'alcohol18'];

/**
 * Whether a configured dish has alcohol in it, also if it is only cooked with it and so has no age (S3 R9). A tag that
 * the dish excludes does not count: alcohol-free beer of malt.
 */
export function containsAlcohol(menu: Menu, { dish, without, extras }: ConfiguredDish): boolean {
  const isLeft = (id: string): boolean => !without.some((leftOut) => leftOut === id);
  return (
    isAlcoholic(dish.tags, dish.negTags) ||
    hasAlcoholic(
      [...dish.primaryIngredients, ...dish.secondaryIngredients.filter(({ id }) => isLeft(id))],
      dish.negTags,
    ) ||
    hasAlcoholicDish(menu, [
      ...dish.primarySubDishes,
      ...dish.secondarySubDishes.filter(({ dishId }) => isLeft(dishId)),
    ]) ||
    extras.some(({ item }) =>
      item.type === 'ingredient' ? isAlcoholic(item.ingredient.tags, []) : hasAlcoholicDish(menu, [item.dish]),
    )
  );
}

const isAlcoholic = (tags: readonly Tag[], excluded: readonly Tag[]): boolean =>
  ALCOHOL.some((tag) => tags.includes(tag) && !excluded.includes(tag));

const hasAlcoholic = (ingredients: readonly Ingredient[], excluded: readonly Tag[]): boolean =>
  ingredients.some(({ tags }) => isAlcoholic(tags, excluded));

/** Parts count by their own tags and ingredients: the dish information names no parts of parts either. */
function hasAlcoholicDish(menu: Menu, parts: readonly DishInSize[]): boolean {
  return parts.some(({ dishId }) => {
    const dish = menu.dishes.get(dishId);
    return dish !== undefined && isAlcoholicDish(dish);
  });
}

const isAlcoholicDish = ({ tags, negTags, primaryIngredients, secondaryIngredients }: Dish): boolean =>
  isAlcoholic(tags, negTags) || hasAlcoholic([...primaryIngredients, ...secondaryIngredients], negTags);
