import type { Tag } from '@tischlein/domain/menu';
import { tagName } from '@tischlein/wording';
import { MENU } from '@tischlein/wording/storefront';
import { Suspense, useRef, useState } from 'react';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import type { IconName } from '@tischlein/ui/icon-sprite';
import { Icon } from '@tischlein/ui/icon';
import { useStore } from '@tischlein/ui/store';
import { searchCode } from './search-code.ts';
import type { MenuFilterStore } from './use-filter.ts';
import '../../styles/search.css';
import { late } from '../../browser/late.tsx';

const SearchSuggestions = late(async () => (await import('./search-suggestions.tsx')).SearchSuggestions);

interface MenuSearchProps {
  readonly filterStore: MenuFilterStore;
  /** Tags the shop offers as filters. */
  readonly tags: readonly Tag[];
  /** Some of the menu cannot be ordered now. */
  readonly hasLater: boolean;
  /** The menu declares allergens or additives for at least one dish. */
  readonly hasDeclarations: boolean;
  /** Opens the dialog for allergens and additives to exclude. */
  readonly onWithout: () => void;
}

const ICONS: Partial<Record<Tag, IconName>> = {
  vegetarian: 'leaf',
  vegan: 'leaf',
  piquant: 'pepper',
  'not-piquant': 'pepper',
};

/** The search field, tag filters and 'Ohne …'. */
export function MenuSearch({ filterStore, ...rest }: MenuSearchProps) {
  const filter = useStore(filterStore);
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const search = (words: string): void => {
    filterStore.set({ ...filter, words });
    input.current?.focus();
  };
  return (
    <search className="search">
      <div className="search-box">
        <Icon name="search" />
        <input
          onFocus={() => {
            setUsed(true);
            void searchCode().catch(() => null);
          }}
          ref={input}
          className="input"
          type="search"
          placeholder={MENU.search}
          aria-label={MENU.search}
          value={filter.words}
          onChange={(event) => filterStore.set({ ...filter, words: event.target.value })}
        />
        {filter.words === '' ? (
          isUsed && (
            <ErrorBoundary fallback={null}>
              <Suspense>
                <SearchSuggestions onChoose={search} />
              </Suspense>
            </ErrorBoundary>
          )
        ) : (
          <button
            className="icon-button search-clear"
            type="button"
            aria-label={MENU.clearSearch}
            onClick={() => search('')}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <FilterChips filterStore={filterStore} {...rest} />
    </search>
  );
}

/** What can be ordered now, tag filters and 'Ohne …'. */
function FilterChips({ filterStore, tags, hasLater, hasDeclarations, onWithout }: MenuSearchProps) {
  const filter = useStore(filterStore);
  const toggle = (tag: Tag): void =>
    filterStore.set({
      ...filter,
      tags: filter.tags.includes(tag) ? filter.tags.filter((other) => other !== tag) : [...filter.tags, tag],
    });
  return (
    <div className="filter-chips" role="group" aria-label={MENU.filter}>
      {hasLater && (
        <FilterChip
          icon="clock"
          isOn={filter.isOrderable}
          label={MENU.orderable}
          onClick={() => filterStore.set({ ...filter, isOrderable: !filter.isOrderable })}
        />
      )}
      {tags.map((tag) => (
        <FilterChip
          key={tag}
          icon={ICONS[tag]}
          isOn={filter.tags.includes(tag)}
          label={tagName(tag)}
          onClick={() => toggle(tag)}
        />
      ))}
      {hasDeclarations && (
        <button
          className="filter-chip"
          type="button"
          aria-haspopup="dialog"
          aria-pressed={filter.withoutDeclarations.length > 0}
          onClick={onWithout}
        >
          {MENU.without}
          {filter.withoutDeclarations.length > 0 && ` (${filter.withoutDeclarations.length})`}
          <Icon name="down" />
        </button>
      )}
    </div>
  );
}

function FilterChip({
  icon,
  label,
  isOn,
  onClick,
}: {
  readonly icon: IconName | undefined;
  readonly label: string;
  readonly isOn: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button className="filter-chip" type="button" aria-pressed={isOn} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {label}
    </button>
  );
}
