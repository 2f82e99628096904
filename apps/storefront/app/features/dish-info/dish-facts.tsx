import { containsAlcohol } from '@tischlein/domain/menu';
import { type DishChoice, leftOutNames } from '@tischlein/domain/selection';
import { dishDetails, dishTitle, PACKAGING_WARNING, TRACE_WARNING } from '@tischlein/wording';
import { DISH_INFO } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import { Declared, ExtraDeclarations } from './declaration-list.tsx';
import { PrepackedFacts } from './prepacked-facts.tsx';
import { NutrientTable } from './nutrient-table.tsx';

interface DishFactsProps {
  readonly choice: DishChoice;
  /** The dish is part of a combo. */
  readonly isPart: boolean;
}

/** All information on a dish as configured, in the order of S1 §2 Dish info. */
export function DishFacts({ choice, isPart }: DishFactsProps) {
  const { menu } = useShop();
  const { dish, size, without, extras } = choice;
  const isIn = (id: string): boolean => !without.some((leftOut) => leftOut === id);
  const ingredients = [...dish.primaryIngredients, ...dish.secondaryIngredients.filter(({ id }) => isIn(id))];
  const components = [...dish.primarySubDishes, ...dish.secondarySubDishes]
    .filter(({ dishId }) => isIn(dishId))
    .flatMap(({ dishId }) => menu.dishes.get(dishId)?.name ?? []);
  const withNutrients = dish.primaryIngredients.filter(({ nutrientInformation }) => nutrientInformation);
  const details = dishDetails({
    without: leftOutNames(menu, choice).map((name) => ({ name })),
    extras: extras.map(({ item, amount }) => ({ itemName: item.name, amount })),
  });
  const asChosen = details && [isPart ? '' : (size?.name ?? ''), details].filter(Boolean).join(' · ');
  return (
    <>
      {isPart && <h3 className="dish-info-part">{dishTitle(dish.name, size?.name ?? null)}</h3>}
      {asChosen && <p className="dish-info-choice">{DISH_INFO.asChosen(asChosen)}</p>}
      <PrepackedFacts dish={dish} size={size} />
      {withNutrients.map(({ id, name, nutrientInformation }) => (
        <NutrientTable key={id} name={name} nutrients={nutrientInformation} />
      ))}
      {ingredients.length > 0 && (
        <section>
          <h4>{DISH_INFO.mainIngredients}</h4>
          <p>{ingredients.map(({ name }) => name).join(', ')}</p>
          {ingredients.map(({ id, dishInfo }) => dishInfo && <p key={id}>{dishInfo}</p>)}
        </section>
      )}
      {containsAlcohol(menu, choice) && (
        <p>
          <strong>{DISH_INFO.alcohol}</strong>
        </p>
      )}
      <Declared choice={choice} />
      {components.length > 0 && (
        <section>
          <h4>{DISH_INFO.components}</h4>
          <p>{components.join(', ')}</p>
        </section>
      )}
      <ExtraDeclarations dish={dish} />
      <p className="soft">
        <small>{withNutrients.length === 1 ? PACKAGING_WARNING : TRACE_WARNING}</small>
      </p>
    </>
  );
}
