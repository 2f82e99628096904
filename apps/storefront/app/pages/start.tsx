import type { OrderContext } from '@tischlein/domain/menu';
import { CART, MENU } from '@tischlein/wording/storefront';
import { type ReactNode, Suspense, useDeferredValue, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsWide } from '../shop/use-is-wide.ts';
import { EmptyCart } from '../features/cart/empty-cart.tsx';
import { Masthead } from '../features/frame/masthead.tsx';
import { OpenState } from '../features/frame/open-state.tsx';
import { OrderingTerms } from '../features/frame/ordering-terms.tsx';
import { ReloadNotice } from '../browser/reload-notice.tsx';
import { Splash } from '../features/frame/splash.tsx';
import { SiteFoot } from '../features/frame/site-foot.tsx';
import { Welcome } from '../features/frame/welcome.tsx';
import { CategoryRail } from '../features/menu/category-rail.tsx';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { MenuList } from '../features/menu/menu-list.tsx';
import { SearchArea } from '../features/menu/search-area.tsx';
import { useAnchors } from '../features/menu/use-anchors.ts';
import { createMenuFilterStore, type MenuFilterStore, useFilter } from '../features/menu/use-filter.ts';
import { useMenuView } from '../features/menu/use-menu-view.ts';
import { ServiceNotices } from '../features/service/service-notices.tsx';
import { Service } from '../features/service/service.tsx';
import { useHasArrived } from '../ordering/use-has-arrived.ts';
import { useHasCart } from '../ordering/use-count.ts';
import { changeOptions, useOrderSettings } from '../ordering/use-order-settings.ts';
import { useShop } from '../context/shop-context.ts';
import { Skeleton } from '@tischlein/ui/skeleton';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { steps } from '@tischlein/ui/steps';
import { useFromStore } from '@tischlein/ui/store';
import { useDialogStack } from '@tischlein/ui/use-dialog-stack';
import { chooseAddressDialog } from './choose-address-dialog.ts';
import { describeDialog } from './describe-dialog.ts';
import { DialogHost } from './dialog-host.tsx';
import { loadTable, NOT_ASKED, readAskedTable } from './asked-table.ts';
import { loadShopping, useIsShoppingNeeded } from './load-shopping.ts';
import { useMenuActions } from './use-menu-actions.ts';
import '../styles/shop-page.css';
import { late } from '../browser/late.tsx';
import { lazyPart } from '@tischlein/ui/late';
import { loadMenuParts } from '../features/menu/load-menu-parts.ts';

const CartAside = lazyPart(async () => (await loadShopping()).CartAside);
const ShowMoreButton = late(async () => (await loadMenuParts()).ShowMoreButton);
const TableChip = late(async () => (await loadTable()).TableChip);
const TableStrip = late(async () => (await loadTable()).TableStrip);
const TableArrivalPage = late(async () => (await loadTable()).TableArrivalPage);
const CartOverlays = lazyPart(async () => (await loadShopping()).CartOverlays);

/** The start page: the menu, with cart and dialogs loaded later. */
export default function StartPage() {
  const { shop, guest } = useShop();
  const settings = useOrderSettings();
  const stack = useDialogStack(describeDialog);
  const [filterStore] = useState(createMenuFilterStore);
  // The rows follow another order type or time in a second step, so that the switch itself reacts at once.
  const occasion = useDeferredValue(settings.occasion);
  const actions = useMenuActions(occasion, stack.open);
  useAnchors();
  const hasCart = useHasCart();
  const hasArrived = useHasArrived();
  const isShopping = useIsShoppingNeeded(hasCart || hasArrived);
  const isBeside = useIsWide() && isShopping;
  const isAtTable = settings.orderType === 'dineIn';
  const askedTable = useFromStore(steps.current, ({ address }) => readAskedTable(address));
  if (askedTable !== NOT_ASKED)
    return (
      <Suspense fallback={<Splash />}>
        <TableArrivalPage asked={askedTable} />
      </Suspense>
    );
  return (
    <div className="shop-page">
      <a className="skip-link" href="#menu-start">
        {MENU.skip}
      </a>
      {hasCart && (
        <a className="skip-link" href="#cart" onClick={focusCart}>
          {CART.skip}
        </a>
      )}
      <Masthead>
        {!shop.isFranchiseOverview && <OpenState orderability={settings.orderability} />}
        {isAtTable && (
          <Suspense>
            <TableChip />
          </Suspense>
        )}
      </Masthead>
      {isAtTable && (
        <ErrorBoundary fallback={<ReloadNotice />}>
          <Suspense>
            <TableStrip />
          </Suspense>
        </ErrorBoundary>
      )}
      {actions.canOrder && !isAtTable && (
        <Service
          settings={settings}
          onType={(wishedType) => changeOptions(guest, { wishedType })}
          onAddress={() => stack.open(chooseAddressDialog(shop, settings.orderType))}
          onTime={() => stack.open({ kind: 'time' })}
        >
          {!shop.isFranchiseOverview && <OrderingTerms orderType={settings.orderType} />}
        </Service>
      )}
      {!isAtTable && <ServiceNotices onTime={() => stack.open({ kind: 'time' })} />}
      <MenuColumns
        filterStore={filterStore}
        occasion={occasion}
        actions={actions}
        onWithout={() => stack.open({ kind: 'without' })}
      >
        <ErrorBoundary fallback={<ReloadNotice />}>
          <Suspense fallback={<PendingCart />}>{isBeside ? <CartAside stack={stack} /> : <PendingCart />}</Suspense>
        </ErrorBoundary>
      </MenuColumns>
      <SiteFoot />
      <DialogHost stack={stack}>
        {isShopping && <CartOverlays stack={stack} actions={actions} filterStore={filterStore} />}
      </DialogHost>
    </div>
  );
}

/** The cart until its code has loaded. The document hides 'empty' if the browser has stored a cart. */
function PendingCart() {
  return <div className="cart-pending">{useHasCart() ? <Skeleton /> : <EmptyCart />}</div>;
}

/** Beside the menu the cart itself, on phones its bar. */
function focusCart(): void {
  const aside = document.querySelector<HTMLElement>('.menu-aside');
  (aside?.checkVisibility() ? aside : document.querySelector<HTMLElement>('.cart-bar button'))?.focus();
}

interface MenuColumnsProps {
  readonly filterStore: MenuFilterStore;
  readonly occasion: OrderContext;
  readonly actions: MenuActions;
  readonly onWithout: () => void;
  readonly children: ReactNode;
}

/** Category rail, menu and cart in columns; on phones, the menu only. */
function MenuColumns({ filterStore, occasion, actions, onWithout, children }: MenuColumnsProps) {
  const [isSearchOpen, setSearchOpen] = useState(false);
  const filter = useFilter(filterStore, () => setSearchOpen(true));
  const view = useMenuView(filter, occasion);
  const columns = useRef<HTMLDivElement>(null);
  const toggleSearch = (): void => {
    flushSync(() => setSearchOpen(!isSearchOpen));
    if (isSearchOpen) return;
    columns.current?.querySelector<HTMLElement>('.search input')?.focus({ preventScroll: true });
    // Results begin right below the field.
    columns.current?.scrollIntoView();
  };
  return (
    <div className="shop-columns" ref={columns} data-search={isSearchOpen ? 'open' : undefined}>
      <CategoryRail
        sections={view.sections.length > 0 ? view.sections : view.allSections}
        isSearchOpen={isSearchOpen}
        onToggleSearch={toggleSearch}
      />
      <main className="shop-middle" id="content" tabIndex={-1}>
        <Welcome />
        <SearchArea {...{ filterStore, filter, view, occasion, actions, onWithout }} />
        {view.isSearching && <MenuList sections={view.sections} occasion={occasion} actions={actions} />}
        <Suspense>{view.rest > 0 && <ShowMoreButton rest={view.rest} onMore={view.showMore} />}</Suspense>
        {/* No class here, so that no merchant stylesheet can make it visible. */}
        <div hidden={view.isSearching}>
          <MenuList sections={view.allSections} occasion={occasion} actions={actions} isHidden={view.isSearching} />
        </div>
      </main>
      {actions.canOrder && (
        <aside className="menu-aside" id="cart" tabIndex={-1} aria-label={CART.title}>
          {children}
        </aside>
      )}
    </div>
  );
}
