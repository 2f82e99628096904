import { MENU_SEARCH } from '@tischlein/wording/storefront';
import { useShop } from '../../context/shop-context.ts';
import '../../styles/search-suggestions.css';

interface SearchSuggestionsProps {
  readonly onChoose: (words: string) => void;
}

/** What the restaurant suggests to search for, below the empty field (S3 R8); on wide screens while it has the focus. */
export function SearchSuggestions({ onChoose }: SearchSuggestionsProps) {
  const { searchList } = useShop().shop;
  if (searchList.length === 0) return null;
  return (
    <div
      className="search-suggestions"
      role="group"
      aria-label={MENU_SEARCH.suggestions}
      // The field keeps the focus: Safari gives none to buttons.
      onPointerDown={(event) => event.preventDefault()}
    >
      {searchList.map((words) => (
        <button key={words} className="filter-chip" type="button" onClick={() => onChoose(words)}>
          {words}
        </button>
      ))}
    </div>
  );
}
