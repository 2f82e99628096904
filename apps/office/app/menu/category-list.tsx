import type { CategoryId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { announce } from '@tischlein/ui/announce';
import { MENU_LIST } from '@tischlein/wording/office';
import { moveCategory } from '@tischlein/domain/menu-editing';
import { memo, useEffectEvent, useState } from 'react';
import { moveAmong } from '../ui/move-among.ts';
import { DragHandle } from './dish-row.tsx';
import { type DragMark, type HandleEvents, useReorder } from './use-reorder.ts';
import { countFitting, useIsWhole } from './use-first-screen.ts';
import type { EditedMenu } from './use-menu.ts';

const ROW = { rowPx: 45, headPx: 120 };

interface CategoryListProps {
  readonly menu: MenuDocument;
  readonly current: CategoryId | null;
  readonly change: EditedMenu['change'];
  readonly mayEdit: boolean;
  readonly onChoose: (id: CategoryId) => void;
}

/**
 * The categories in their order; one is shown, and is the only one that Tab stops at. An edit of a dish draws none of them again
 * (decision 039).
 */
export const CategoryList = memo(AllCategories, looksSame);

/** The handler is left out: that of an earlier drawing does the same. */
function looksSame(before: CategoryListProps, after: CategoryListProps): boolean {
  const { dishes } = after.menu;
  return (
    before.menu.categories === after.menu.categories &&
    before.menu.dishes.length === dishes.length &&
    before.menu.dishes.every(({ category }, index) => category === dishes[index]?.category) &&
    before.current === after.current &&
    before.change === after.change &&
    before.mayEdit === after.mayEdit
  );
}

function AllCategories({ menu, current, change, mayEdit, onChoose }: CategoryListProps) {
  const { categories } = menu;
  const isWhole = useIsWhole('all');
  const drawn = isWhole ? categories : categories.slice(0, countFitting(ROW));
  const stop = drawn.some(({ id }) => id === current) ? current : drawn[0]?.id;
  const counts = Map.groupBy(menu.dishes, (dish) => dish.category);
  const reorder = useReorder((id, place) => {
    const category = categories.find((each) => each.id === id);
    if (!category) return;
    change(MENU_LIST.categoryOrder, (before) => moveCategory(before, category.id, place), `order ${id}`);
    announce(MENU_LIST.place(category.name, place + 1, categories.length));
  });
  const choose = useEffectEvent(onChoose);
  // The same function at every drawing, so that rows are not drawn again.
  const [chooseRow] = useState(() => (id: CategoryId) => choose(id));
  return (
    <nav aria-label={MENU_LIST.categories}>
      <ul className="cat-list" onKeyDown={moveNames}>
        {drawn.map(({ id, name }, index) => (
          <CategoryRow
            key={id}
            id={id}
            name={name}
            count={counts.get(id)?.length ?? 0}
            isCurrent={id === current}
            isStop={id === stop}
            mark={reorder.findMark(id, index, categories.length)}
            handle={mayEdit ? reorder.events : null}
            onChoose={chooseRow}
          />
        ))}
      </ul>
    </nav>
  );
}

const moveNames = moveAmong('.cat-name');

interface CategoryRowProps {
  readonly id: CategoryId;
  readonly name: string;
  readonly count: number;
  readonly isCurrent: boolean;
  /** Tab stops at it; the arrow keys lead to the others. */
  readonly isStop: boolean;
  readonly mark: DragMark;
  readonly handle: HandleEvents | null;
  readonly onChoose: (id: CategoryId) => void;
}

/** Drawn again only if something of it changes: 80 categories take 10 ms on a slow tablet (decision 039). */
const CategoryRow = memo(function CategoryRow(props: CategoryRowProps) {
  const { id, name, count, isCurrent, isStop, mark, handle, onChoose } = props;
  return (
    <li className="cat" data-row={id} data-mark={mark ?? undefined} data-current={isCurrent || undefined}>
      {handle && <DragHandle name={name} events={handle} isStop={isStop} />}
      <button
        type="button"
        className="cat-name"
        aria-current={isCurrent || undefined}
        tabIndex={isStop ? undefined : -1}
        onClick={() => onChoose(id)}
      >
        <span>{name}</span>
        <small>{count}</small>
      </button>
    </li>
  );
});
