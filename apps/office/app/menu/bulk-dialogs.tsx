import type { CategoryId, DishId } from '@tischlein/domain';
import { DECLARATIONS, type MenuDocument, TAGS } from '@tischlein/domain/menu';
import {
  applyRaise,
  declareDishes,
  listRemovalEffects,
  moveDishesTo,
  removeCategory,
  removeDishes,
  tagDishes,
} from '@tischlein/domain/menu-editing';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { declarationName, tagName } from '@tischlein/wording';
import { BULK, MENU_LIST } from '@tischlein/wording/office';
import { useId, useState } from 'react';
import { MarkDialog } from './mark-dialog.tsx';
import { CategoryField } from './name-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import type { EditedMenu } from './use-menu.ts';

/** A change of many dishes that asks something first. */
export type BulkQuestion =
  | { readonly kind: 'price' | 'declarations' | 'tags' | 'move' | 'remove'; readonly ids: ReadonlySet<DishId> }
  | { readonly kind: 'removeCategory'; readonly id: CategoryId };

interface BulkDialogProps<Question = BulkQuestion> {
  readonly question: Question;
  readonly menu: MenuDocument;
  readonly change: EditedMenu['change'];
  readonly onClosed: () => void;
}

type OfDishes = Exclude<BulkQuestion, { readonly kind: 'removeCategory' }>;

/** Asks how the chosen dishes are to change, and changes them. */
export function BulkDialog({ question, ...props }: BulkDialogProps) {
  const { menu, change, onClosed } = props;
  if (question.kind === 'removeCategory') return <RemoveCategory question={question} {...props} />;
  const { kind, ids } = question;
  switch (kind) {
    case 'price':
      return (
        <PriceDialog
          menu={menu}
          ids={ids}
          onRaise={(raised) => change(BULK.changedPrices(raised.length), (before) => applyRaise(before, raised))}
          onClosed={onClosed}
        />
      );
    case 'declarations':
      return <DeclareDialog question={question} {...props} />;
    case 'tags':
      return (
        <MarkDialog
          title={BULK.tagTitle}
          marks={TAGS}
          getName={tagName}
          confirm={BULK.declare(ids.size)}
          onConfirm={(marks) => change(BULK.changedTags(ids.size), (before) => tagDishes(before, ids, marks))}
          onClosed={onClosed}
        />
      );
    case 'move':
      return <MoveDialog question={question} {...props} />;
    case 'remove':
      return <RemoveDishes question={question} {...props} />;
  }
}

function DeclareDialog({ question: { ids }, change, onClosed }: BulkDialogProps<OfDishes>) {
  const [isComplete, setComplete] = useState(false);
  const helpId = useId();
  return (
    <MarkDialog
      title={BULK.declareTitle}
      marks={DECLARATIONS}
      getName={declarationName}
      confirm={BULK.declare(ids.size)}
      isChanged={isComplete}
      onConfirm={(marks) =>
        change(BULK.changedDeclarations(ids.size), (before) => declareDishes(before, ids, { ...marks, isComplete }))
      }
      onClosed={onClosed}
    >
      <label className="tick">
        <input
          type="checkbox"
          checked={isComplete}
          aria-describedby={helpId}
          onChange={({ target }) => setComplete(target.checked)}
        />
        <span>
          {BULK.complete}
          <small id={helpId}>{BULK.completeHelp}</small>
        </span>
      </label>
    </MarkDialog>
  );
}

function MoveDialog({ question: { ids }, menu, change, onClosed }: BulkDialogProps<OfDishes>) {
  const [target, setTarget] = useState(menu.categories[0]?.id ?? null);
  const name = menu.categories.find(({ id }) => id === target)?.name ?? '';
  const move = (button: Element): void => {
    closeContainingDialog(button);
    if (target) change(BULK.moved(ids.size, name), (before) => moveDishesTo(before, ids, target));
  };
  const foot = (
    <>
      <button
        type="button"
        className="button button-line"
        onClick={(event) => closeContainingDialog(event.currentTarget)}
      >
        {BULK.cancel}
      </button>
      <button type="button" className="button button-main" onClick={(event) => move(event.currentTarget)}>
        {BULK.moveNow(ids.size)}
      </button>
    </>
  );
  return (
    <Dialog title={BULK.moveTitle} kind="menu-dialog" onClosed={onClosed} foot={foot}>
      <div className="dialog-body stack">
        <CategoryField categories={menu.categories} value={target} onChange={setTarget} />
      </div>
    </Dialog>
  );
}

function RemoveDishes({ question: { ids }, menu, change, onClosed }: BulkDialogProps<OfDishes>) {
  const names = menu.dishes.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  const label = MENU_LIST.removed(names.length === 1 ? (names[0] ?? '') : String(names.length));
  return (
    <ConfirmDialog
      title={BULK.removeTitle(ids.size)}
      texts={describeRemoval(menu, ids)}
      confirm={MENU_LIST.remove}
      cancel={BULK.cancel}
      mainAnswer="cancel"
      onConfirm={() => change(label, (before) => removeDishes(before, ids))}
      onClosed={onClosed}
    />
  );
}

function RemoveCategory({
  question: { id },
  menu,
  change,
  onClosed,
}: BulkDialogProps<Extract<BulkQuestion, { readonly kind: 'removeCategory' }>>) {
  const name = menu.categories.find((category) => category.id === id)?.name ?? '';
  const ids = new Set(menu.dishes.filter(({ category }) => category === id).map((dish) => dish.id));
  return (
    <ConfirmDialog
      title={BULK.removeCategoryTitle(name)}
      texts={describeRemoval(menu, ids)}
      confirm={MENU_LIST.remove}
      cancel={BULK.cancel}
      mainAnswer="cancel"
      onConfirm={() => change(MENU_LIST.removed(name), (before) => removeCategory(before, id))}
      onClosed={onClosed}
    />
  );
}

const NAMED = 8;

function describeRemoval(menu: MenuDocument, ids: ReadonlySet<DishId>): readonly string[] {
  const { dishes, combos, others } = listRemovalEffects(menu, ids);
  return [
    ...(dishes.length > 0 ? [BULK.removeDishes(toList(dishes))] : []),
    ...(combos.length > 0 ? [BULK.removeCombos(toList(combos))] : []),
    ...(others.length > 0 ? [BULK.removeOthers(toList(others))] : []),
    BULK.removeUndo,
  ];
}

const toList = (names: readonly string[]): string =>
  names.length > NAMED ? BULK.andMore(names.slice(0, NAMED).join(', '), names.length - NAMED) : names.join(', ');
