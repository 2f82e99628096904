import { MENU } from '@tischlein/wording/storefront';
import { isFiltering, isSearching, type MenuFilter } from './menu-filter.ts';

interface SearchSummaryProps {
  readonly filter: MenuFilter;
  readonly found: number;
  /** How many the words alone would find. */
  readonly foundByWords: number;
  /** Dishes whose declarations nobody knows (spec 3 A7). */
  readonly hiddenUnknown: number;
  readonly onClearFilters: () => void;
}

/** Says aloud and, where nothing was found, in view what the search came to. */
export function SearchSummary({ filter, found, foundByWords, hiddenUnknown, onClearFilters }: SearchSummaryProps) {
  const hidden = foundByWords - found - hiddenUnknown;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isSearching(filter) && (found > 0 ? MENU.found(found) : MENU.nothingFound(filter.words.trim()))}
      </p>
      {found === 0 && (
        <div className="empty">
          <h2>{isSearching(filter) ? MENU.nothingFound(filter.words.trim()) : MENU.empty}</h2>
          {!isSearching(filter) && <p>{MENU.emptyHelp}</p>}
          {isFiltering(filter) && hidden > 0 && <p>{MENU.hiddenByFilter(hidden)}</p>}
          {isFiltering(filter) && (
            <button className="button button-line" type="button" onClick={onClearFilters}>
              {MENU.clear}
            </button>
          )}
        </div>
      )}
      {hiddenUnknown > 0 && <p className="search-unknown">{MENU.hiddenUnknown(hiddenUnknown)}</p>}
    </>
  );
}
