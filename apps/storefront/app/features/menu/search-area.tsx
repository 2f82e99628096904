import type { Occasion } from '@tischlein/domain/menu';
import { DailyDishes } from './daily-dishes.tsx';
import { Deals } from './deals.tsx';
import type { MenuActions } from './menu-actions.ts';
import { NO_FILTER } from './menu-filter.ts';
import { MenuSearch } from './menu-search.tsx';
import { SearchSummary } from './search-summary.tsx';
import type { Looking } from './use-filter.ts';
import type { MenuView } from './use-menu-view.ts';

interface SearchAreaProps {
  readonly looking: Looking;
  readonly view: MenuView;
  readonly occasion: Occasion;
  readonly actions: MenuActions;
}

/** Search and filters, and what they came to; while nobody searches, the dishes of the day and the deals. */
export function SearchArea({ looking, view, occasion, actions }: SearchAreaProps) {
  const { filter, draft, change } = looking;
  return (
    <>
      <MenuSearch draft={draft} tags={view.tags} declarations={view.declarations} onChange={change} />
      {!view.isSearching && (
        <>
          <DailyDishes occasion={occasion} actions={actions} />
          <Deals occasion={occasion} onOpen={actions.showOffer} />
        </>
      )}
      <SearchSummary
        filter={filter}
        found={view.found.dishIds.size + view.found.comboIds.size}
        foundByWords={view.foundByWords}
        hiddenUnknown={view.found.hiddenUnknown}
        onClearFilters={() => change({ ...NO_FILTER, words: filter.words })}
      />
    </>
  );
}
