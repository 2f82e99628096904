import type { OfficeSession, StockRequest } from '@tischlein/contract/office';
import type { DishDocument, MenuDocument } from '@tischlein/domain/menu';
import { useMemo, useState } from 'react';
import type { BulkQuestion } from './bulk-dialogs.tsx';
import type { ListContext } from './dish-list.tsx';
import { useDishActions } from './use-dish-actions.ts';
import { useDishStock } from './use-dish-stock.ts';
import { useListFacts } from './use-list-facts.ts';
import type { EditedMenu } from './use-menu.ts';
import { useMenuList } from './use-menu-list.ts';
import { useNewItems } from './use-new-items.ts';
import { useSelection } from './use-selection.ts';

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
