import type { SavedCart } from '@tischlein/domain/cart';
import type { Occasion } from '@tischlein/domain/menu';
import { CART } from '@tischlein/wording/storefront';
import { lazy, type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { Masthead } from '../features/frame/masthead.tsx';
import { OpenState } from '../features/frame/open-state.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { CategoryRail } from '../features/menu/category-rail.tsx';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { NO_FILTER } from '../features/menu/menu-filter.ts';
import { MenuList } from '../features/menu/menu-list.tsx';
import { SearchArea } from '../features/menu/search-area.tsx';
import { useMenuView } from '../features/menu/use-menu-view.ts';
import { ServiceNotices } from '../features/service/service-notices.tsx';
import { Service } from '../features/service/service.tsx';
import { changeOptions, useOccasion } from '../guest/use-occasion.ts';
import { useShop } from '../shop-context.ts';
import { useStore } from '../ui/store.ts';
import { useDialogStack } from '../ui/use-dialog-stack.ts';
import { loadShopping, useShoppingWanted } from './load-shopping.ts';
import type { StartDialog } from './start-dialog.ts';
import { useMenuActions } from './use-menu-actions.ts';
import '../styles/shop-page.css';

const CartAside = lazy(async () => ({ default: (await loadShopping()).CartAside }));
const CartOverlays = lazy(async () => ({ default: (await loadShopping()).CartOverlays }));

/** The start page: the menu is the page. Cart and dialogs come after it. */
export default function StartPage() {
  const { guest } = useShop();
  const wanted = useOccasion();
  const saved = useStore(guest.cart);
  const stack = useDialogStack<StartDialog>();
  const actions = useMenuActions(wanted.occasion, stack.open);
  const isShopping = useShoppingWanted(saved.items.length > 0);
  return (
    <div className="shop-page">
      <Masthead>
        <OpenState orderType={wanted.orderType} />
      </Masthead>
      <Service
        wanted={wanted}
        onType={(wishedType) => changeOptions(guest, { wishedType })}
        onAddress={() => stack.open({ kind: 'address' })}
        onTime={() => stack.open({ kind: 'time' })}
      />
      <ServiceNotices />
      <MenuColumns occasion={wanted.occasion} counts={countsOf(saved)} actions={actions}>
        <Suspense fallback={<EmptyCart />}>{isShopping ? <CartAside stack={stack} /> : <EmptyCart />}</Suspense>
      </MenuColumns>
      <SiteFoot />
      <Suspense fallback={null}>{isShopping && <CartOverlays stack={stack} actions={actions} />}</Suspense>
    </div>
  );
}

interface MenuColumnsProps {
  readonly occasion: Occasion;
  readonly counts: ReadonlyMap<string, number>;
  readonly actions: MenuActions;
  /** The cart. */
  readonly children: ReactNode;
}

/** Rail, menu and cart side by side; on phones the menu alone. */
function MenuColumns({ occasion, counts, actions, children }: MenuColumnsProps) {
  const [filter, setFilter] = useState(NO_FILTER);
  const [isSearchOpen, setSearchOpen] = useState(false);
  const view = useMenuView(useDeferredValue(filter), occasion);
  const columns = useRef<HTMLDivElement>(null);
  const toggleSearch = (): void => {
    flushSync(() => setSearchOpen(!isSearchOpen));
    if (!isSearchOpen) columns.current?.querySelector<HTMLElement>('.search input')?.focus();
  };
  return (
    <div className="shop-columns" ref={columns} data-search={isSearchOpen ? 'open' : undefined}>
      <CategoryRail sections={view.sections} isSearchOpen={isSearchOpen} onToggleSearch={toggleSearch} />
      <main className="shop-middle" id="content" tabIndex={-1}>
        <SearchArea filter={filter} view={view} occasion={occasion} onChange={setFilter} />
        <MenuList sections={view.sections} occasion={occasion} counts={counts} actions={actions} />
      </main>
      <aside className="menu-aside" aria-label={CART.title}>
        {children}
      </aside>
    </div>
  );
}

/** Units in the kept cart by dish and combo. */
function countsOf({ items }: SavedCart): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const id = 'menuId' in item ? item.menuId : item.dishId;
    counts.set(id, (counts.get(id) ?? 0) + item.amount);
  }
  return counts;
}
