import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { FRAME } from '@tischlein/wording/storefront';
import { Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { withFlags } from './guest/developer-flags.ts';
import { pageTitle } from './routes/page-title.ts';
import { pageCode } from './routes/page-code.ts';
import { matchPage } from './routes/routes.tsx';
import { useFreshPage } from './context/use-fresh-page.ts';
import { useShopClock } from './context/shop-clock.ts';
import {
  ClockContext,
  DocumentContext,
  type PageDocument,
  ShopContext,
  type ShopPage,
} from './context/shop-context.ts';
import { DeveloperMode } from './features/developer/developer-mode.tsx';
import { ReloadNotice } from './features/frame/reload-notice.tsx';
import { Splash } from './features/frame/splash.tsx';
import { Announcer } from '@tischlein/ui/announcer';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { useStore } from '@tischlein/ui/store';
import { Toasts } from '@tischlein/ui/toasts';

interface RootProps {
  readonly page: ShopPage;
  readonly period: DeliveryPeriod;
  /** Version of this menu as announced by the shop's events. */
  readonly menuVersion: number;
  /** Data that came with the document: a static page's text, an order, a receipt. */
  readonly document: PageDocument;
}

/** Provides the contexts and renders the page of the URL. */
export function Root({ page, period, menuVersion, document }: RootProps) {
  const { page: fresh, isRefreshing, onMenuChanged } = useFreshPage(page);
  const automatic = useShopClock(period, { shopId: page.shop.id, menuVersion, onMenuChanged });
  const manual = useStore(page.guest.manualTime);
  const clock = manual ? { ...automatic, time: manual, isManual: true } : automatic;
  const flaggedPage = useFlaggedPage(fresh);
  return (
    <ShopContext value={flaggedPage}>
      <ClockContext value={clock}>
        <DocumentContext value={document}>
          <a className="skip-link" href="#content">
            {FRAME.skip}
          </a>
          <ErrorBoundary fallback={<ReloadNotice />}>
            <Suspense fallback={<Splash />}>
              <CurrentPage title={flaggedPage.shop.title} />
            </Suspense>
          </ErrorBoundary>
          {isRefreshing && <Splash />}
          <DeveloperMode />
          <Toasts />
          <Announcer />
        </DocumentContext>
      </ClockContext>
    </ShopContext>
  );
}

/** Applies this browser's developer flags; returns the same page if none is set. */
function useFlaggedPage(page: ShopPage): ShopPage {
  const shop = withFlags(page.shop, useStore(page.guest.flags));
  return shop === page.shop ? page : { ...page, shop };
}

function CurrentPage({ title }: { readonly title: string }) {
  const { pathname } = useLocation();
  const { page, id } = matchPage(pathname);
  const Content = use(pageCode(page));
  const isFirst = useRef(true);
  useEventReplay();
  useEffect(() => {
    window.document.title = pageTitle(page.name, title);
    if (!isFirst.current) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      window.document.getElementById('content')?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [page, title]);
  return <Content key={pathname} id={id} />;
}

/** Replays events held back before hydration; a part not yet hydrated is hydrated by them. */
function useEventReplay(): void {
  useEffect(() => {
    const timer = setTimeout(() => window.replayEvents?.());
    return () => clearTimeout(timer);
  }, []);
}
