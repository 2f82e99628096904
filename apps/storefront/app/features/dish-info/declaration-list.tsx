import {
  type Declaration,
  type Declarations,
  collectChoiceDeclarations,
  type Dish,
  type Ingredient,
  type Menu,
} from '@tischlein/domain/menu';
import type { DishChoice } from '@tischlein/domain/selection';
import { declarationName } from '@tischlein/wording';
import { DISH_INFO } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';

/** Allergens and additives of a dish as configured, with the merchant's codes. */
export function Declared({ choice }: { readonly choice: DishChoice }) {
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
export function ExtraDeclarations({ dish }: { readonly dish: Dish }) {
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
