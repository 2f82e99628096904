import { type OrderContext, searchMenu, type SearchResult, suggestDishes } from '@tischlein/domain/menu';
import { FOUND } from '@tischlein/wording/storefront';
import { useEffect } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { announce } from '@tischlein/ui/announce';
import type { MenuActions } from './menu-actions.ts';
import { MenuList } from './menu-list.tsx';
import { firstRows, menuSections } from './menu-sections.ts';
import { isFiltering, isSearching, type MenuFilter, NO_FILTER, toMenuQuery } from './menu-filter.ts';
import '../../styles/search-results.css';

interface SearchSummaryProps {
  readonly filter: MenuFilter;
  readonly searchResult: SearchResult;
  readonly occasion: OrderContext;
  readonly actions: MenuActions;
  readonly onClearFilters: () => void;
  readonly onClearWords: () => void;
}

const MOST_SUGGESTIONS = 5;

/** Announces the number of results; shows a message if there are none or the menu is empty. */
export function SearchSummary(props: SearchSummaryProps) {
  const { filter, searchResult, occasion, actions, onClearFilters, onClearWords } = props;
  const { menu } = useShop();
  const count = countItems(searchResult);
  const byWords = isFiltering(filter)
    ? countItems(searchMenu(menu, toMenuQuery({ ...NO_FILTER, words: filter.words }, occasion)))
    : count;
  const hidden = byWords - count - searchResult.hiddenUnknown;
  const nothing = isSearching(filter) ? FOUND.nothing(filter.words.trim()) : FOUND.noMenu;
  useEffect(() => announce(count > 0 ? FOUND.dishes(count) : nothing), [filter, count, nothing]);
  return (
    <>
      {count === 0 && (
        <div className="empty">
          <h2>{nothing}</h2>
          {!isSearching(filter) && <p>{FOUND.noMenuHelp}</p>}
          {isFiltering(filter) && hidden > 0 && <p>{FOUND.hidden(hidden)}</p>}
          <p className="empty-ways">
            {isFiltering(filter) && (
              <button className={wayClass(hidden > 0)} type="button" onClick={onClearFilters}>
                {FOUND.clear}
              </button>
            )}
            {filter.words !== '' && (
              <button className={wayClass(false)} type="button" onClick={onClearWords}>
                {FOUND.clearWords}
              </button>
            )}
          </p>
        </div>
      )}
      {count === 0 && isSearching(filter) && <Suggestions filter={filter} occasion={occasion} actions={actions} />}
      {searchResult.hiddenUnknown > 0 && <p className="search-unknown">{FOUND.unknown(searchResult.hiddenUnknown)}</p>}
    </>
  );
}

const wayClass = (isMain: boolean): string => `button ${isMain ? 'button-main' : 'button-line'}`;

type SuggestionsProps = Pick<SearchSummaryProps, 'filter' | 'occasion' | 'actions'>;

/** What the guest may like instead. */
function Suggestions({ filter, occasion, actions }: SuggestionsProps) {
  const { menu } = useShop();
  const suggestion = suggestDishes(menu, toMenuQuery(filter, occasion));
  if (!suggestion) return null;
  const sections = firstRows(menuSections(menu, suggestion.result, occasion), MOST_SUGGESTIONS);
  return (
    <>
      <h2 className="suggestions-title">
        {suggestion.without ? FOUND.suggestWithout(suggestion.without) : FOUND.suggest}
      </h2>
      <MenuList sections={sections} occasion={occasion} actions={actions} isHidden />
    </>
  );
}

/** Dishes with unknown declarations are not counted (S3 A7). */
const countItems = ({ dishIds, comboIds }: SearchResult): number => dishIds.size + comboIds.size;
