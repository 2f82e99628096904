import { type DishId, ingredientId, type IngredientId } from '@tischlein/domain';
import type { DishReference, MenuDocument } from '@tischlein/domain/menu';
import { addIngredient, findIngredientByName, type Inclusion, setIngredient } from '@tischlein/domain/menu-editing';
import { DISH_FORM } from '@tischlein/wording/office';
import { describeCodes } from './describe-codes.ts';
import { useEditing } from './editor-context.ts';
import { FormBlock } from './form-block.tsx';
import { newId } from './new-id.ts';
import { TagInput } from '../ui/tag-input.tsx';
import { useDish } from './use-dish.ts';

/** The parts of a dish: ingredients, and other dishes that are part of it. */
export function IngredientsSection() {
  const { at } = useDish();
  return (
    <FormBlock
      id="zutaten"
      title={DISH_FORM.sections.zutaten}
      help={DISH_FORM.ingredientsHelp}
      fields={['ingredients']}
      own={at('primaryIngredients', 'secondaryIngredients', 'primarySubDishes', 'secondarySubDishes')}
    >
      <div className="editor-grid">
        <IngredientField label={DISH_FORM.primary} inclusion="primary" list="primaryIngredients" />
        <IngredientField label={DISH_FORM.secondary} inclusion="secondary" list="secondaryIngredients" />
        <SubDishField label={DISH_FORM.primaryDishes} list="primarySubDishes" />
        <SubDishField label={DISH_FORM.secondaryDishes} list="secondarySubDishes" />
      </div>
    </FormBlock>
  );
}

interface IngredientFieldProps {
  readonly label: string;
  readonly inclusion: NonNullable<Inclusion>;
  readonly list: 'primaryIngredients' | 'secondaryIngredients';
}

function IngredientField({ label, inclusion, list }: IngredientFieldProps) {
  const { dish } = useDish();
  const { document, change } = useEditing();
  const toOption = (id: IngredientId) => {
    const part = document.ingredients.find((each) => each.id === id);
    return { id, name: part?.name ?? id, note: part ? describeCodes(document, part.declarations) : '' };
  };
  const set = (name: string, id: IngredientId, next: Inclusion): void =>
    change(name, (menu) => setIngredient(menu, { dish: dish.id, ingredient: id }, next));
  const create = (name: string): void => {
    const known = findIngredientByName(document, name);
    const id = known?.id ?? ingredientId(newId(name));
    change(DISH_FORM.ingredient(name), (menu) =>
      setIngredient(known ? menu : addIngredient(menu, id, name), { dish: dish.id, ingredient: id }, inclusion),
    );
  };
  return (
    <div data-w="6">
      <TagInput
        label={label}
        chosen={dish[list].map(toOption)}
        options={document.ingredients.map(({ id, name }) => ({ id, name }))}
        onAdd={(id) => set(DISH_FORM.ingredient(toOption(id).name), id, inclusion)}
        onRemove={(id) => set(DISH_FORM.ingredient(toOption(id).name), id, null)}
        onCreate={create}
      />
    </div>
  );
}

interface SubDishFieldProps {
  readonly label: string;
  readonly list: 'primarySubDishes' | 'secondarySubDishes';
}

function SubDishField({ label, list }: SubDishFieldProps) {
  const { dish, edit } = useDish();
  const { document } = useEditing();
  const options = listReferences(document, dish.id);
  const chosen = dish[list].map((reference) => ({ id: toKey(reference), name: findName(document, reference) }));
  return (
    <div data-w="6">
      <TagInput
        label={label}
        chosen={chosen}
        options={options.map(({ key, name }) => ({ id: key, name }))}
        onAdd={(key) => {
          const found = options.find((option) => option.key === key);
          if (found) edit(label, { [list]: [...dish[list], found.reference] });
        }}
        onRemove={(key) => edit(label, { [list]: dish[list].filter((reference) => toKey(reference) !== key) })}
      />
    </div>
  );
}

const toKey = ({ dish, size }: DishReference): string => `${dish} ${size ?? ''}`;

/** Every other dish in each of its sizes. */
export function listReferences(document: MenuDocument, without: DishId | null) {
  return document.dishes
    .filter(({ id }) => id !== without)
    .flatMap(({ id, sizes }) => {
      const references: DishReference[] =
        sizes.length === 0 ? [{ dish: id }] : sizes.map((size) => ({ dish: id, size }));
      return references.map((reference) => ({ reference, key: toKey(reference), name: findName(document, reference) }));
    });
}

/** 'Cola 0,33 l' */
export function findName({ dishes, sizes }: MenuDocument, { dish, size }: DishReference): string {
  const sizeName = sizes.find(({ id }) => id === size)?.name;
  return [dishes.find(({ id }) => id === dish)?.name ?? dish, sizeName].filter(Boolean).join(' ');
}
