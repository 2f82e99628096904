import type { Occasion } from '@tischlein/domain/menu';
import { Deals } from './deals.tsx';
import { type MenuFilter, NO_FILTER } from './menu-filter.ts';
import { MenuSearch } from './menu-search.tsx';
import { SearchSummary } from './search-summary.tsx';
import type { MenuView } from './use-menu-view.ts';

interface SearchAreaProps {
  readonly filter: MenuFilter;
  readonly view: MenuView;
  readonly occasion: Occasion;
  readonly onChange: (filter: MenuFilter) => void;
}

/** Search and filters, and what they came to; while nobody searches, the deals. */
export function SearchArea({ filter, view, occasion, onChange }: SearchAreaProps) {
  return (
    <>
      <MenuSearch filter={filter} tags={view.tags} declarations={view.declarations} onChange={onChange} />
      {!view.isSearching && <Deals occasion={occasion} />}
      <SearchSummary
        filter={filter}
        found={view.found.dishIds.size + view.found.comboIds.size}
        foundByWords={view.foundByWords}
        hiddenUnknown={view.found.hiddenUnknown}
        onClearFilters={() => onChange({ ...NO_FILTER, words: filter.words })}
      />
    </>
  );
}
