import { dishId } from '@tischlein/domain';
import {
  DELIVERY_TYPES,
  type DishDocument,
  findDishesLackingParticulars,
  isOffered,
  type MenuDocument,
} from '@tischlein/domain/menu';
import { copyDish } from '@tischlein/domain/menu-editing';
import { DISH_FORM, EDITOR } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import { Link, useNavigate } from 'react-router';
import type { EditedMenu } from '../menu/use-menu.ts';
import type { EditorState } from './editor-head.tsx';
import { newId } from './new-id.ts';
import { readOnce } from './read-once.ts';
import type { Settings } from './use-settings.ts';

interface DishActionsProps {
  /** Slug of the shop. */
  readonly shop: string;
  readonly menu: MenuDocument;
  readonly dish: DishDocument;
  readonly change: EditedMenu['change'];
  readonly isReadOnly: boolean;
}

/** The neighbours of a dish in its category, and a copy of it. */
export function DishActions({ shop, menu, dish, change, isReadOnly }: DishActionsProps) {
  const navigate = useNavigate();
  const siblings = menu.dishes.filter((each) => each.category === dish.category);
  const place = siblings.indexOf(dish);
  const duplicate = (): void => {
    const name = DISH_FORM.nameCopy(dish.name);
    const id = dishId(newId(name));
    change(DISH_FORM.created(name), (before) => copyDish(before, dish.id, { id, name }));
    void navigate(`/${shop}/karte/gericht/${id}`);
  };
  return (
    <>
      <Neighbour shop={shop} dish={siblings[place - 1]} words={EDITOR.previous} icon="back" />
      <Neighbour shop={shop} dish={siblings[place + 1]} words={EDITOR.next} icon="next" />
      {!isReadOnly && (
        <button type="button" className="button button-line" onClick={duplicate}>
          <Icon name="copy" />
          {DISH_FORM.duplicate}
        </button>
      )}
    </>
  );
}

interface NeighbourProps {
  readonly shop: string;
  readonly dish: DishDocument | undefined;
  readonly words: (name: string) => string;
  readonly icon: 'back' | 'next';
}

const Neighbour = ({ shop, dish, words, icon }: NeighbourProps) =>
  dish && (
    <Link className="icon-button" to={`/${shop}/karte/gericht/${dish.id}`} aria-label={words(dish.name)}>
      <Icon name={icon} />
    </Link>
  );

/** Whether guests can order a dish, and why not. */
export function describeState(document: MenuDocument, { id }: DishDocument, settings: Settings): EditorState {
  const { menu } = readOnce(document);
  const dish = menu.dishes.get(id);
  if (!dish || !DELIVERY_TYPES.some((type) => isOffered(dish, type)))
    return { kind: 'warn', words: DISH_FORM.states.noPrice };
  if (!dish.isDeclared) return { kind: 'warn', words: DISH_FORM.states.undeclared };
  if (dish.soldOut) return { kind: 'bad', words: DISH_FORM.states.soldOut };
  return findDishesLackingParticulars(menu, settings).has(id)
    ? { kind: 'warn', words: DISH_FORM.states.lacking }
    : { kind: 'good', words: DISH_FORM.states.onSale };
}
