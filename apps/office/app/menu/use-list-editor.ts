import type { OfficeSession, StockRequest, StockState } from '@tischlein/contract/office';
import type { DishDocument, MenuDocument } from '@tischlein/domain/menu';
import { useDeferredValue, useEffectEvent, useMemo, useState } from 'react';
import type { BulkQuestion } from './bulk-dialogs.tsx';
import type { ListContext } from './dish-list.tsx';
import { useDishStock } from './use-dish-stock.ts';
import type { EditedMenu } from './use-menu.ts';
import { useMenuList } from './use-menu-list.ts';
import { useNewItems } from './use-new-items.ts';
import { type DishId, dishId } from '@tischlein/domain';
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
import { useNavigate } from 'react-router';
import type { DishActions } from './dish-row.tsx';
import { listDifferences, listEnds } from './list-facts.ts';

export interface ListEditorOptions {
  readonly shop: OfficeSession['shops'][number];
  readonly edited: EditedMenu;
  readonly menu: MenuDocument;
  /** The menu that this one follows. */
  readonly franchise: MenuDocument | null;
  readonly may: { readonly edit: boolean; readonly stock: boolean };
}

/** The state of the list: its dishes, the selection, the open question. */
export function useListEditor({ shop, edited, menu, franchise, may: { edit, stock: mayStock } }: ListEditorOptions) {
  const { saved, change, changeShown } = edited;
  const stock = useDishStock(shop.id);
  const selection = useSelection(menu);
  const [question, ask] = useState<BulkQuestion | null>(null);
  const [naming, askName] = useState<'dish' | 'category' | null>(null);
  const { marks, ...facts } = useListFacts({ menu, saved, franchise, state: stock.state });
  const view = useMenuList(menu, marks);
  const newItems = useNewItems({ slug: shop.slug, change, onCategory: view.choose });
  const switchStock = (dishes: readonly DishDocument[], out: StockRequest['out']): void =>
    void stock.change(dishes, out);
  const { selected, select, clear } = selection;
  const actions = useDishActions({ menu, change, changeShown, select, ask, switchStock }, shop.slug);
  // Rows are drawn again only if a value differs.
  const stable = useMemo(() => ({ shop, may: { edit, stock: mayStock } }), [shop, edit, mayStock]);
  const context: ListContext = { ...stable, ...facts, menu, type: view.type, actions, selected, change };
  const sellOut = (): void => {
    const chosen = menu.dishes.filter(({ id }) => selected.has(id));
    switchStock(chosen, 'untilTomorrow');
    clear();
  };
  return { stock, selection, question, ask, naming, askName, view, newItems, context, sellOut };
}

export type ListEditor = ReturnType<typeof useListEditor>;

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
function useDishActions(context: Omit<ActionContext, 'open'>, slug: string): DishActions {
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

interface FactSources {
  readonly menu: MenuDocument;
  readonly saved: MenuDocument | null;
  readonly franchise: MenuDocument | null;
  readonly state: StockState | null;
}

/** What the list knows of all dishes besides the menu itself. Computed again only if its source changes (decision 039). */
function useListFacts({ menu, saved, franchise, state }: FactSources) {
  const { sizes } = menu;
  const sizeNames = useMemo(() => new Map(sizes.map(({ id, name }) => [id, name])), [sizes]);
  const savedDishes = useMemo(() => new Map((saved?.dishes ?? []).map((dish) => [dish.id, dish])), [saved]);
  const ends = useMemo(() => listEnds(menu, state), [menu, state]);
  // Comparing with the franchise takes 40 ms of 400 dishes on a slow tablet, so it follows what was typed.
  const laterMenu = useDeferredValue(franchise && menu, null);
  const differences = useMemo(() => listDifferences(laterMenu, franchise), [laterMenu, franchise]);
  const marks = useMemo(
    () => ({ soldOut: new Set(ends.keys()), different: new Set(differences.keys()) }),
    [ends, differences],
  );
  return { sizeNames, savedDishes, ends, differences, marks };
}

/** The chosen dishes; those that are gone from the menu are not chosen any more. */
function useSelection({ dishes }: MenuDocument) {
  const [chosen, setChosen] = useState<ReadonlySet<DishId>>(new Set());
  const selected = chosen.size === 0 ? chosen : new Set(dishes.filter(({ id }) => chosen.has(id)).map(({ id }) => id));
  return {
    selected,
    select: (ids: readonly DishId[], isSelected: boolean): void =>
      setChosen((before) => new Set(isSelected ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id)))),
    clear: (): void => setChosen(new Set()),
  };
}
