import type { MenuDocument } from '@tischlein/domain/menu';
import { Icon } from '@tischlein/ui/icon';
import { BULK, MENU_LIST } from '@tischlein/wording/office';
import { BulkDialog, type BulkQuestion } from './bulk-dialogs.tsx';
import { CategoryList } from './category-list.tsx';
import { ListedDishes } from './listed-dishes.tsx';
import { MenuSaveBar } from './menu-save-bar.tsx';
import { MenuTools } from './menu-tools.tsx';
import { NameDialog } from './name-dialog.tsx';
import { NoMenu } from './no-menu.tsx';
import { type ListEditor, type ListEditorOptions, useListEditor } from './use-list-editor.ts';
import type { DishId } from '@tischlein/domain';

/** The list of the menu with everything that changes it. */
export function MenuEditor(props: ListEditorOptions) {
  const { menu, edited, may } = props;
  const editor = useListEditor(props);
  const { selection, stock } = editor;
  const problem = edited.problem || stock.problem;
  const isEmpty = menu.categories.length === 0 && menu.dishes.length === 0;
  return (
    <div className="menu-page">
      {!may.edit && <p className="notice">{MENU_LIST.readOnly}</p>}
      {problem && !edited.isChanged && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {isEmpty ? (
        <NoMenu onCategory={may.edit ? () => editor.askName('category') : null} />
      ) : (
        <MenuBody {...props} editor={editor} />
      )}
      <div className="menu-bars">
        <BulkBar
          selected={selection.selected}
          mayStock={may.stock}
          onAsk={editor.ask}
          onSoldOut={editor.sellOut}
          onClear={selection.clear}
        />
        <MenuSaveBar edited={edited} />
      </div>
      <Questions editor={editor} menu={menu} change={edited.change} />
    </div>
  );
}

function MenuBody({ menu, franchise, edited, may, editor }: ListEditorOptions & { readonly editor: ListEditor }) {
  const { view, context, ask, askName, selection } = editor;
  return (
    <>
      <MenuTools
        view={view}
        hasFranchise={franchise !== null}
        onNewDish={may.edit && view.category ? () => askName('dish') : null}
      />
      <div className="menu-editor">
        <div className="cat-column">
          <CategoryList
            menu={menu}
            current={view.isSearch ? null : (view.category?.id ?? null)}
            change={edited.change}
            mayEdit={may.edit}
            onChoose={view.choose}
          />
          {may.edit && (
            <button type="button" className="button button-quiet" onClick={() => askName('category')}>
              <Icon name="plus" />
              {MENU_LIST.newCategory}
            </button>
          )}
        </div>
        <ListedDishes
          context={context}
          view={view}
          onNewDish={() => askName('dish')}
          onRemoveCategory={(id) => ask({ kind: 'removeCategory', id })}
          onSelectAll={selection.select}
        />
      </div>
    </>
  );
}

interface QuestionsProps {
  readonly editor: ListEditor;
  readonly menu: MenuDocument;
  readonly change: ListEditorOptions['edited']['change'];
}

function Questions({ editor, menu, change }: QuestionsProps) {
  const { question, ask, naming, askName, newItems, view } = editor;
  return (
    <>
      {question && <BulkDialog question={question} menu={menu} change={change} onClosed={() => ask(null)} />}
      {naming && (
        <NameDialog
          kind={naming}
          categories={menu.categories}
          category={view.category?.id ?? null}
          onCreate={naming === 'dish' ? newItems.addDish : newItems.addCategory}
          onClosed={() => askName(null)}
        />
      )}
    </>
  );
}

interface BulkBarProps {
  readonly selected: ReadonlySet<DishId>;
  readonly mayStock: boolean;
  readonly onAsk: (question: BulkQuestion) => void;
  readonly onSoldOut: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen dishes. */
function BulkBar({ selected, mayStock, onAsk, onSoldOut, onClear }: BulkBarProps) {
  if (selected.size === 0) return null;
  const ask = (kind: Exclude<BulkQuestion['kind'], 'removeCategory'>, words: string) => (
    <button type="button" className="button" onClick={() => onAsk({ kind, ids: selected })}>
      {words}
    </button>
  );
  return (
    <div className="bulk-bar" role="group" aria-label={BULK.bar}>
      <strong role="status">{BULK.chosen(selected.size)}</strong>
      {ask('price', BULK.price)}
      {ask('declarations', BULK.declarations)}
      {ask('tags', BULK.tags)}
      {mayStock && (
        <button type="button" className="button" onClick={onSoldOut}>
          {BULK.soldOut}
        </button>
      )}
      {ask('move', BULK.move)}
      {ask('remove', BULK.remove)}
      <button type="button" className="icon-button" aria-label={BULK.clear} onClick={onClear}>
        <Icon name="close" />
      </button>
    </div>
  );
}
