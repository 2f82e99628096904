import type { OrderContext } from '@tischlein/domain/menu';
import { Suspense, use } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { useIsWide } from '../../shop/use-is-wide.ts';
import type { MenuActions } from './menu-actions.ts';
import { type MenuFilter, NO_FILTER } from './menu-filter.ts';
import { MenuSearch } from './menu-search.tsx';
import type { MenuFilterStore } from './use-filter.ts';
import type { MenuView } from './use-menu-view.ts';
import { late } from '../../browser/late.tsx';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { loadMenuParts } from './load-menu-parts.ts';
import type { StripProps } from './strip.tsx';
import { stripCode } from './strip-code.ts';
import '../../styles/deals.css';

const StripTurns = late(async () => (await loadMenuParts()).StripTurns);
const SearchSummary = late(async () => (await loadMenuParts()).SearchSummary);

interface SearchAreaProps {
  readonly filterStore: MenuFilterStore;
  readonly filter: MenuFilter;
  readonly view: MenuView;
  readonly occasion: OrderContext;
  readonly actions: MenuActions;
  readonly onWithout: () => void;
}

/** Search field, filters and results; outside a search, the daily dishes and deals in one strip. */
export function SearchArea({ filterStore, filter, view, occasion, actions, onWithout }: SearchAreaProps) {
  const { dailyDishes, offers } = useShop().menu;
  const hasStrip = dailyDishes.length + offers.length > 0;
  const hasTurns = useIsWide() && hasStrip;
  return (
    <>
      <MenuSearch
        filterStore={filterStore}
        tags={view.tags}
        hasLater={view.hasLater}
        hasDeclarations={view.hasDeclarations}
        onWithout={onWithout}
      />
      {!view.isSearching && (
        <div className="strip-frame">
          <div className="strip">
            <ErrorBoundary fallback={null}>
              <Suspense>{hasStrip && <LoadedStrip occasion={occasion} actions={actions} />}</Suspense>
            </ErrorBoundary>
          </div>
          <Suspense>{hasTurns && <StripTurns />}</Suspense>
        </div>
      )}
      <Suspense>
        {(view.isSearching || view.allSections.length === 0) && (
          <SearchSummary
            filter={filter}
            searchResult={view.searchResult}
            occasion={occasion}
            actions={actions}
            onClearFilters={() => filterStore.set({ ...NO_FILTER, words: filterStore.get().words })}
            onClearWords={() => filterStore.set({ ...filterStore.get(), words: '' })}
          />
        )}
      </Suspense>
    </>
  );
}

/** Left out if its code cannot be loaded. */
function LoadedStrip(props: StripProps) {
  const Strip = use(stripCode());
  return <Strip {...props} />;
}
