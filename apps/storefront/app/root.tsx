import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { FRAME } from '@tischlein/wording/storefront';
import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { useIsLeaving, usePath } from './browser/router.tsx';
import { pageTitle } from './routes/page-title.ts';
import { pageCode } from './routes/page-code.ts';
import { matchPage } from './routes/routes.tsx';
import { PageProvider } from './context/page-provider.tsx';
import { createPageSource, type PageSource } from './context/page-source.ts';
import { type PageDocument, type ShopPage, useShop } from './context/shop-context.ts';
import { DeveloperMode } from './features/developer/developer-mode.tsx';
import { ReloadNotice } from './features/frame/reload-notice.tsx';
import { Splash } from './features/frame/splash.tsx';
import { Announcer } from '@tischlein/ui/announcer';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { delay } from '@tischlein/ui/delay';
import { steps } from '@tischlein/ui/steps';
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

/** Provides the page's data and renders the page of the URL. */
export function Root({ document, ...first }: RootProps) {
  const [source] = useState(() => createPageSource(first));
  return (
    <PageProvider source={source} document={document}>
      <a className="skip-link" href="#content">
        {FRAME.skip}
      </a>
      <ErrorBoundary fallback={<ReloadNotice />}>
        <Suspense fallback={<Splash />}>
          <CurrentPage />
        </Suspense>
      </ErrorBoundary>
      <RefreshSplash source={source} />
      <DeveloperMode />
      <Toasts />
      <Announcer />
    </PageProvider>
  );
}

const RefreshSplash = ({ source }: { readonly source: PageSource }) => useStore(source.isRefreshing) && <Splash />;

function CurrentPage() {
  const { title, pages } = useShop().shop;
  const path = usePath();
  const { page, id } = matchPage(path);
  const own = page.name === 'staticPage' ? pages.find((each) => each.id === id)?.title : '';
  const Content = use(pageCode(page));
  const isFirst = useRef(true);
  useEffect(() => {
    // The document has its own title already, of a dish for example.
    if (!isFirst.current) window.document.title = pageTitle(page.name, title, own);
    // Events held back before hydration; a part not yet hydrated is hydrated by them.
    if (isFirst.current) void delay().then(() => window.replayEvents?.());
    else {
      scrollToTop();
      // A step back from a closed dialog restores the scroll position, in the next frame at the latest.
      steps.whenSettled(() => requestAnimationFrame(scrollToTop));
      window.document.getElementById('content')?.focus({ preventScroll: true });
    }
    isFirst.current = false;
  }, [page, title, own]);
  return (
    <InertWhenLeft path={path}>
      <Content key={path} id={id} />
    </InertWhenLeft>
  );
}

/** Ignores presses while the next page loads: a dialog that they open would vanish with the page. */
const InertWhenLeft = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <div inert={useIsLeaving(path)}>{children}</div>
);

const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });
