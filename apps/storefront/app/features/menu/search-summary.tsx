import { type DeliveryType, searchMenu, type SearchResult } from '@tischlein/domain/menu';
import { FOUND } from '@tischlein/wording/storefront';
import { useEffect } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { announce } from '@tischlein/ui/announcer';
import { isFiltering, isSearching, type MenuFilter, NO_FILTER, toMenuQuery } from './menu-filter.ts';

interface SearchSummaryProps {
  readonly filter: MenuFilter;
  readonly searchResult: SearchResult;
  readonly deliveryType: DeliveryType;
  readonly onClearFilters: () => void;
}

/** Announces the number of results; shows a message if there are none or the menu is empty. */
export function SearchSummary({ filter, searchResult, deliveryType, onClearFilters }: SearchSummaryProps) {
  const { menu } = useShop();
  const count = countItems(searchResult);
  const byWords = isFiltering(filter)
    ? countItems(searchMenu(menu, toMenuQuery({ ...NO_FILTER, words: filter.words }, deliveryType)))
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
          {isFiltering(filter) && (
            <button className="button button-line" type="button" onClick={onClearFilters}>
              {FOUND.clear}
            </button>
          )}
        </div>
      )}
      {searchResult.hiddenUnknown > 0 && <p className="search-unknown">{FOUND.unknown(searchResult.hiddenUnknown)}</p>}
    </>
  );
}

/** Dishes with unknown declarations are not counted (S3 A7). */
const countItems = ({ dishIds, comboIds }: SearchResult): number => dishIds.size + comboIds.size;
