import type { StockRequest } from '@tischlein/contract/office';
import { type DishId, dishId } from '@tischlein/domain';
import type { DishDocument, MenuDocument } from '@tischlein/domain/menu';
import {
  changeDish,
  copyDish,
  listDishesIn,
  listTypesToPrice,
  moveDish,
  setDishPrice,
} from '@tischlein/domain/menu-editing';
import { announce } from '@tischlein/ui/announce';
import { newKey } from '@tischlein/ui/new-key';
import { MENU_LIST } from '@tischlein/wording/office';
import { useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { BulkQuestion } from './bulk-dialogs.tsx';
import type { DishActions } from './dish-row.tsx';
import type { EditedMenu } from './use-menu.ts';

interface ActionContext {
  readonly menu: MenuDocument;
  readonly change: EditedMenu['change'];
  readonly changeShown: EditedMenu['changeShown'];
  readonly select: (ids: readonly DishId[], isSelected: boolean) => void;
  readonly ask: (question: BulkQuestion) => void;
  readonly switchStock: (dishes: readonly DishDocument[], out: StockRequest['out']) => void;
  readonly open: () => void;
}

/** What the rows do. The same object at every drawing, so that only rows that change are drawn again (decision 039). */
export function useDishActions(context: Omit<ActionContext, 'open'>, slug: string): DishActions {
  const navigate = useNavigate();
  const act = useEffectEvent((id: DishId, action: (dish: DishDocument, current: ActionContext) => void): void => {
    const dish = context.menu.dishes.find((each) => each.id === id);
    const open = (): void => void navigate(`/${slug}/karte/gericht/${id}`);
    if (dish) action(dish, { ...context, open });
  });
  const [actions] = useState(() => createActions((id, action) => act(id, action)));
  return actions;
}

type Act = (id: DishId, action: (dish: DishDocument, context: ActionContext) => void) => void;

const createActions = (act: Act): DishActions => ({
  select: (id, isSelected) => act(id, (_, { select }) => select([id], isSelected)),
  setPrice: (id, { size, type }, price) =>
    act(id, ({ name }, { menu, changeShown }) => {
      const sizeName = menu.sizes.find((each) => each.id === size)?.name ?? '';
      const label = MENU_LIST.priceChange(name, sizeName);
      const set = (dish: DishDocument): DishDocument =>
        setDishPrice(dish, { types: listTypesToPrice(dish, type, size), size }, price);
      changeShown(label, (before) => changeDish(before, id, set));
    }),
  step: (id, step) => act(id, (dish, context) => stepDish(dish, step, context)),
  copy: (id) =>
    act(id, ({ name }, { change }) => {
      const copy = { id: dishId(newKey()), name: MENU_LIST.copyName(name) };
      change(MENU_LIST.copied(name), (before) => copyDish(before, id, copy));
    }),
  remove: (id) => act(id, (_, { ask }) => ask({ kind: 'remove', ids: new Set([id]) })),
  open: (id) => act(id, (_, { open }) => open()),
  switchStock: (id, out) => act(id, (dish, { switchStock }) => switchStock([dish], out)),
});

function stepDish(dish: DishDocument, step: number, { menu, change }: ActionContext): void {
  const dishes = listDishesIn(menu, dish.category);
  const place = dishes.indexOf(dish) + step;
  if (place < 0 || place >= dishes.length) return;
  const category = menu.categories.find(({ id }) => id === dish.category)?.name ?? '';
  change(MENU_LIST.order(category), (before) => moveDish(before, dish.id, place), `order ${dish.id}`);
  announce(MENU_LIST.place(dish.name, place + 1, dishes.length));
}
