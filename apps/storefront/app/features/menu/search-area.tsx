import type { OrderContext } from '@tischlein/domain/menu';
import { Suspense, use } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { useIsWide } from '../../shop/use-is-wide.ts';
import { Deals } from './deals.tsx';
import type { MenuActions } from './menu-actions.ts';
import { type MenuFilter, NO_FILTER } from './menu-filter.ts';
import { MenuSearch } from './menu-search.tsx';
import type { MenuFilterStore } from './use-filter.ts';
import type { MenuView } from './use-menu-view.ts';
import { late } from '../../browser/late.tsx';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { dailyCode } from './daily-code.ts';
import type { DailyProps } from './daily-slider.tsx';
import { loadMenuParts } from './load-menu-parts.ts';

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
  const hasTurns = useIsWide() && dailyDishes.length + offers.length > 0;
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
            <DailyDishes occasion={occasion} actions={actions} />
            <Deals occasion={occasion} onOpen={actions.showOffer} />
            <DailyDishes occasion={occasion} actions={actions} isLater />
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

/** The daily dishes, if there are any (S1 §3 Daily dish); left out if their code cannot be loaded. */
function DailyDishes(props: DailyProps) {
  const { dailyDishes } = useShop().menu;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{dailyDishes.some(({ shownInSlider }) => shownInSlider) && <Slider {...props} />}</Suspense>
    </ErrorBoundary>
  );
}

function Slider(props: DailyProps) {
  const Content = use(dailyCode());
  return <Content {...props} />;
}
