import { PICTURE } from '@tischlein/wording/office';
import { useEditing } from './editor-context.ts';
import { PictureField } from './picture-field.tsx';
import { useDish } from './use-dish.ts';

/** The picture of a dish; it can be drawn from its name, its category and its ingredients. */
export function DishPicture() {
  const { dish, edit, at } = useDish();
  const { document } = useEditing();
  const category = document.categories.find(({ id }) => id === dish.category)?.name;
  const ids = [...dish.primaryIngredients, ...dish.secondaryIngredients];
  const ingredients = ids.flatMap((id) => document.ingredients.find((part) => part.id === id)?.name ?? []);
  return (
    <PictureField
      image={dish.imageName}
      own={at('imageName')}
      drawn={{ name: dish.name, ...(category !== undefined && { category }), ingredients, isDrink: dish.isDrink }}
      onChange={(imageName) => edit(PICTURE.changed, { imageName })}
    />
  );
}
