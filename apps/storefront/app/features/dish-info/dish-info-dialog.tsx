import type { Dish } from '@tischlein/domain/menu';
import { PACKAGING_WARNING, TRACE_WARNING } from '@tischlein/wording';
import { DISH_INFO } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { useShop } from '../../shop-context.ts';
import { closeDialogOf, Dialog } from '../../ui/dialog.tsx';
import { DeclarationList } from './declaration-list.tsx';
import { NutrientTable } from './nutrient-table.tsx';
import '../../styles/dish-info.css';

interface DishInfoDialogProps {
  readonly dish: Dish;
  /** Opens the dish to order it; null where that is open already or not possible (spec 3 A6). */
  readonly onOrder: (() => void) | null;
  readonly onClosed: () => void;
}

/** 'Informationen über das Gericht' (S1 §2): what is in it, allergens and additives, nutrients. */
export function DishInfoDialog({ dish, onOrder, onClosed }: DishInfoDialogProps) {
  const { menu } = useShop();
  const titleId = useId();
  const ingredients = [...dish.primaryIngredients, ...dish.secondaryIngredients];
  const components = [...dish.primarySubDishes, ...dish.secondarySubDishes].flatMap(
    ({ dishId }) => menu.dishes.get(dishId)?.name ?? [],
  );
  const withNutrients = dish.primaryIngredients.filter(({ nutrientInformation }) => nutrientInformation);
  return (
    <Dialog titleId={titleId} kind="dish-info-dialog" onClosed={onClosed} foot={<InfoActions onOrder={onOrder} />}>
      <div className="dialog-head">
        <h2 id={titleId}>{dish.name}</h2>
        <p className="soft">{DISH_INFO.title}</p>
      </div>
      <div className="dialog-body dish-info-body">
        <DeclarationList dish={dish} />
        {ingredients.length > 0 && (
          <section>
            <h3>{DISH_INFO.mainIngredients}</h3>
            <p>{ingredients.map(({ name }) => name).join(', ')}</p>
            {ingredients.map(({ id, dishInfo }) => dishInfo && <p key={id}>{dishInfo}</p>)}
          </section>
        )}
        {components.length > 0 && (
          <section>
            <h3>{DISH_INFO.components}</h3>
            <p>{components.join(', ')}</p>
          </section>
        )}
        {withNutrients.map((ingredient) => (
          <NutrientTable key={ingredient.id} ingredient={ingredient} />
        ))}
        <p className="soft">
          <small>{withNutrients.length === 1 ? PACKAGING_WARNING : TRACE_WARNING}</small>
        </p>
      </div>
    </Dialog>
  );
}

function InfoActions({ onOrder }: Pick<DishInfoDialogProps, 'onOrder'>) {
  return (
    <div className="dialog-actions">
      <button
        className={onOrder ? 'button button-quiet' : 'button button-main'}
        type="button"
        onClick={(event) => closeDialogOf(event.currentTarget)}
      >
        {DISH_INFO.ok}
      </button>
      {onOrder && (
        <button
          className="button button-main"
          type="button"
          onClick={(event) => {
            closeDialogOf(event.currentTarget);
            onOrder();
          }}
        >
          {DISH_INFO.order}
        </button>
      )}
    </div>
  );
}
