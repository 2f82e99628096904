import { type Declaration, type Declarations, declarationsOf, type Dish, type Menu } from '@tischlein/domain/menu';
import { declarationName } from '@tischlein/wording';
import { DISH_INFO } from '@tischlein/wording/storefront';
import { useShop } from '../../shop-context.ts';

/** Allergens and additives of a dish and of its extras, with the merchant's codes. */
export function DeclarationList({ dish }: { readonly dish: Dish }) {
  const { menu } = useShop();
  const extras = extrasWithDeclarations(dish);
  return (
    <>
      <section>
        <h3>{DISH_INFO.declarations}</h3>
        <Declared declarations={declarationsOf(menu, dish)} />
      </section>
      {extras.length > 0 && (
        <section>
          <h3>{DISH_INFO.extras}</h3>
          <dl className="declaration-extras">
            {extras.map(({ name, declarations }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{declarations.map((declaration) => codeAndName(menu, declaration)).join(', ')}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

function Declared({ declarations }: { readonly declarations: Declarations }) {
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

/** 'A: Gluten (Weizen)' */
function codeAndName(menu: Menu, declaration: Declaration): string {
  const code = menu.declarationCodes[declaration];
  return code ? `${code}: ${declarationName(declaration)}` : declarationName(declaration);
}

function extrasWithDeclarations(dish: Dish) {
  const ingredients = dish.groups.flatMap(({ items }) =>
    items.flatMap((item) => (item.type === 'ingredient' ? item.ingredient : [])),
  );
  const unique = new Map(ingredients.map((ingredient) => [ingredient.id, ingredient]));
  return [...unique.values()].flatMap(({ name, declarations }) =>
    declarations && declarations.length > 0 ? [{ name, declarations }] : [],
  );
}
