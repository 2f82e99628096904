import {
  ALLERGENS,
  type Declaration,
  type Declarations,
  collectChoiceDeclarations,
  type Dish,
  isDrawing,
  type Menu,
  namesPartsOnly,
  type Tag,
} from '@tischlein/domain/menu';
import type { Selection } from '@tischlein/domain/selection';
import { declarationName } from '@tischlein/wording';
import { DISH, DRAWING } from '@tischlein/wording/storefront';
import { linkTo } from '../../dish/dish-link.ts';
import { DishReviews } from '../../dish/dish-reviews.tsx';
import { DishTags } from '../../dish/dish-tags.tsx';
import { pictureSet, pictureUrl } from '../../shop/media.ts';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { ShareButton } from './share-button.tsx';

interface DishAboutProps {
  readonly titleId: string;
  readonly selection: Selection;
  /** '-20%' */
  readonly label: string;
  readonly onInfo: () => void;
}

/** Picture, name, description and ingredients of the dish. */
export function DishAbout({ titleId, selection, label, onInfo }: DishAboutProps) {
  const { shop, menu } = useShop();
  const { dish } = selection;
  const parts = listParts(menu, dish);
  const namesParts = namesPartsOnly(
    dish.subtext,
    parts.map(({ name }) => name),
  );
  return (
    <div className="dish-about">
      {shop.enableDishPictures && dish.imageName && (
        <img
          className="dish-about-picture"
          src={pictureUrl(shop.id, dish.imageName, '397x264')}
          srcSet={pictureSet(shop.id, dish.imageName, ['397x264', '794x528'])}
          sizes="397px"
          alt=""
          width="397"
          height="264"
        />
      )}
      <div className="dish-about-words">
        <h2 id={titleId}>{dish.name}</h2>
        <Tags tags={dish.tags} label={label} />
        <DishReviews dish={dish} />
        {dish.subtext && !namesParts && <p>{dish.subtext}</p>}
        <Ingredients parts={parts} without={selection.without} />
        <Contents declarations={collectChoiceDeclarations(menu, selection)} />
        {shop.enableDishPictures && dish.imageName && isDrawing(dish.imageName) && (
          <small className="soft">{DRAWING}</small>
        )}
        {shop.reusableNotice && !dish.isDrink && (
          <p className="dish-reusable">
            <Icon name="leaf" />
            {shop.reusableNotice}
          </p>
        )}
        <div className="dish-links">
          <button className="link-button soft" type="button" onClick={onInfo}>
            <Icon name="info" />
            <small>{DISH.info}</small>
          </button>
          <ShareButton title={dish.name} link={linkTo(dish)} />
        </div>
      </div>
    </div>
  );
}

/** Tags (S1 §2 Customise dish) and the discount label. */
function Tags({ tags, label }: { readonly tags: readonly Tag[]; readonly label: string }) {
  const { shop } = useShop();
  if (label === '' && tags.length === 0) return null;
  return (
    <ul className="dish-tags">
      {label && <li className="label">{label}</li>}
      <DishTags tags={tags} hidden={shop.hiddenTags} all />
    </ul>
  );
}

/** The declarations of the dish as configured, in sentences. */
function Contents({ declarations }: { readonly declarations: Declarations }) {
  if (!declarations || declarations.length === 0) return null;
  const isAllergen = (declaration: Declaration): boolean => ALLERGENS.some((allergen) => allergen === declaration);
  const allergens = declarations.filter(isAllergen).map(declarationName);
  const additives = declarations.filter((declaration) => !isAllergen(declaration)).map(declarationName);
  return (
    <p className="ingredients">
      {allergens.length > 0 && DISH.contains(allergens)} {additives.length > 0 && DISH.additives(additives.join(', '))}
    </p>
  );
}

interface Part {
  readonly id: string;
  readonly name: string;
}

function listParts(menu: Menu, dish: Dish): readonly Part[] {
  const subDishes = [...dish.primarySubDishes, ...dish.secondarySubDishes];
  return [
    ...dish.primaryIngredients,
    ...dish.secondaryIngredients,
    ...subDishes.flatMap(({ dishId }) => menu.dishes.get(dishId) ?? []),
  ];
}

/** S1 §2 Customise dish: 'ingredient list (deselected ones struck through)'. */
function Ingredients({ parts, without }: { readonly parts: readonly Part[]; readonly without: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <ul className="ingredients" aria-label={DISH.ingredients}>
      {parts.map(({ id, name }) => (
        <li key={id}>
          {without.includes(id) ? (
            <del>
              <span className="visually-hidden">{DISH.without} </span>
              {name}
            </del>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
