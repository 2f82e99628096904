import type { OrderFeedback, Quote } from '@tischlein/contract/shop';
import { dishId } from '@tischlein/domain';
import { dishDetails, dishTitle } from '@tischlein/wording';

type OrderedDish = OrderFeedback['dishes'][number];

/** The dishes of an order to rate, each once; also those of combos and free items. */
export function listOrderedDishes({ lines, freeItems }: Quote): readonly OrderedDish[] {
  const ordered = lines.flatMap(({ dish, menu }) => (dish ? [dish] : (menu?.slots ?? []).map((slot) => slot.dish)));
  const dishes = [
    ...ordered.map((dish) => ({
      dishId: dishId(dish.dishId),
      name: dishTitle(dish.name, dish.sizeName),
      details: dishDetails(dish),
    })),
    ...freeItems.map((item) => ({ dishId: dishId(item.dishId), name: item.name, details: '' })),
  ];
  return [...Map.groupBy(dishes, (dish) => dish.dishId).values()].flatMap(([first]) => first ?? []);
}
