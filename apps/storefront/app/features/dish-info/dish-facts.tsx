import {
  type Declaration,
  type Declarations,
  type Dish,
  type Ingredient,
  type Menu,
  collectChoiceDeclarations,
  containsAlcohol,
} from '@tischlein/domain/menu';
import { type DishChoice, leftOutNames } from '@tischlein/domain/selection';
import { PACKAGING_WARNING, TRACE_WARNING, declarationName, dishDetails, dishTitle } from '@tischlein/wording';
import { DISH_INFO } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
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

/** Allergens and additives of a dish as configured, with the merchant's codes. */
function Declared({ choice }: { readonly choice: DishChoice }) {
  const { menu } = useShop();
  return (
    <section>
      <h4>{DISH_INFO.declarations}</h4>
      <Declarations declarations={collectChoiceDeclarations(menu, choice)} />
    </section>
  );
}

function Declarations({ declarations }: { readonly declarations: Declarations }) {
  const { menu } = useShop();
  if (declarations === null) return <p>{DISH_INFO.unknown}</p>;
  if (declarations.length === 0) return <p>{DISH_INFO.none}</p>;
  return (
    <ul className="declarations">
      {declarations.map((declaration) => (
        <li key={declaration}>{codeAndName(menu, declaration)}</li>
      ))}
    </ul>
  );
}

/** S1 §2 Dish info: 'allergens of extra ingredients', for every possible extra, chosen or not. */
function ExtraDeclarations({ dish }: { readonly dish: Dish }) {
  const { menu } = useShop();
  const extras = extraIngredients(dish).filter(({ declarations }) => declarations === null || declarations.length > 0);
  if (extras.length === 0) return null;
  return (
    <section>
      <h4>{DISH_INFO.extras}</h4>
      <dl className="declaration-extras">
        {extras.map(({ id, name, declarations }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {declarations === null
                ? DISH_INFO.extraUnknown
                : declarations.map((declaration) => codeAndName(menu, declaration)).join(', ')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** 'A: Gluten (Weizen)' */
function codeAndName(menu: Menu, declaration: Declaration): string {
  const code = menu.declarationCodes[declaration];
  return code ? `${code}: ${declarationName(declaration)}` : declarationName(declaration);
}

function extraIngredients(dish: Dish): Ingredient[] {
  const all = dish.groups.flatMap(({ items }) =>
    items.flatMap((item) => (item.type === 'ingredient' ? item.ingredient : [])),
  );
  return [...new Map(all.map((ingredient) => [ingredient.id, ingredient])).values()];
}
