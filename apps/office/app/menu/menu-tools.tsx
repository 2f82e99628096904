import { DELIVERY_TYPES } from '@tischlein/domain/menu';
import { DISH_FILTERS } from '@tischlein/domain/menu-editing';
import { Icon } from '@tischlein/ui/icon';
import { MENU_LIST } from '@tischlein/wording/office';
import { memo } from 'react';
import { Segments } from '../ui/segments.tsx';
import type { MenuListView } from './use-menu-list.ts';

interface MenuToolsProps {
  readonly view: MenuListView;
  readonly hasFranchise: boolean;
  /** null: the role may not add dishes. */
  readonly onNewDish: (() => void) | null;
}

/** Search, filters, and the order type whose prices are shown. An edit of a dish does not draw them again (decision 039). */
export const MenuTools = memo(AllTools, looksSame);

/** Handlers are left out: those of an earlier drawing do the same. */
function looksSame(before: MenuToolsProps, after: MenuToolsProps): boolean {
  return (
    before.view.words === after.view.words &&
    before.view.filter === after.view.filter &&
    before.view.type === after.view.type &&
    before.hasFranchise === after.hasFranchise &&
    (before.onNewDish === null) === (after.onNewDish === null)
  );
}

function AllTools({ view, hasFranchise, onNewDish }: MenuToolsProps) {
  const filters = DISH_FILTERS.filter((filter) => filter !== 'differs' || hasFranchise);
  return (
    <div className="row">
      <div className="menu-search">
        <Icon name="search" />
        <input
          type="search"
          className="input"
          aria-label={MENU_LIST.search}
          placeholder={MENU_LIST.searchHint}
          value={view.words}
          onChange={({ target }) => view.setWords(target.value)}
        />
      </div>
      {onNewDish && (
        <button type="button" className="button button-main" onClick={onNewDish}>
          <Icon name="plus" />
          {MENU_LIST.newDish}
        </button>
      )}
      <div className="row menu-chips" role="group" aria-label={MENU_LIST.filter}>
        {filters.map((filter) => (
          <button
            key={filter}
            type="button"
            className="chip"
            aria-pressed={view.filter === filter}
            onClick={() => view.setFilter(view.filter === filter ? null : filter)}
          >
            {MENU_LIST.filters[filter]}
          </button>
        ))}
      </div>
      <Segments
        label={MENU_LIST.pricesFor}
        options={MENU_LIST.types}
        values={DELIVERY_TYPES}
        value={view.type}
        onChange={view.setType}
      />
    </div>
  );
}
