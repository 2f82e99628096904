import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { FRAME } from '@tischlein/wording/storefront';
import { Suspense, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageTitle } from './page-title.ts';
import { pageCode } from './page-code.ts';
import { matchPage } from './routes.tsx';
import { useShopClock } from './shop-clock.ts';
import { ClockContext, DocumentContext, type PageDocument, ShopContext, type ShopPage } from './shop-context.ts';
import { ReloadNotice } from './features/frame/reload-notice.tsx';
import { Announcer } from './ui/announcer.tsx';
import { CodeBoundary } from './ui/code-boundary.tsx';
import { Toasts } from './ui/toasts.tsx';

interface RootProps {
  readonly page: ShopPage;
  readonly period: DeliveryPeriod;
  /** What came along with the document: a static page's text, an order. */
  readonly document: PageDocument;
}

/** The shop in its contexts, showing the page of the address. */
export function Root({ page, period, document }: RootProps) {
  const clock = useShopClock(period, page.api);
  return (
    <ShopContext value={page}>
      <ClockContext value={clock}>
        <DocumentContext value={document}>
          <a className="skip-link" href="#content">
            {FRAME.skip}
          </a>
          <CodeBoundary fallback={<ReloadNotice />}>
            <Suspense fallback={null}>
              <CurrentPage title={page.shop.title} />
            </Suspense>
          </CodeBoundary>
          <Toasts />
          <Announcer />
        </DocumentContext>
      </ClockContext>
    </ShopContext>
  );
}

function CurrentPage({ title }: { readonly title: string }) {
  const { pathname } = useLocation();
  const { page, id } = matchPage(pathname);
  const Content = use(pageCode(page));
  const isFirst = useRef(true);
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
