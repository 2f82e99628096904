import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { FRAME } from '@tischlein/wording/storefront';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIsLeaving, usePath } from './browser/router.tsx';
import { pageCode } from './routes/page-code.ts';
import { matchPage, type Page } from './routes/routes.tsx';
import { PageProvider } from './context/page-provider.tsx';
import { createPageSource, type PageSource } from './context/page-source.ts';
import { type PageDocument, type ShopPage, useShop } from './context/shop-context.ts';
import { ReloadNotice } from './browser/reload-notice.tsx';
import { Splash } from './features/frame/splash.tsx';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { delay } from '@tischlein/ui/delay';
import { steps } from '@tischlein/ui/steps';
import { createStore, useStore } from '@tischlein/ui/store';
import { Toasts } from '@tischlein/ui/toasts';
import { whenIdle } from '@tischlein/ui/when-idle';

/** Parts that may come late, loaded when the browser is idle; null: not yet. */
const lateParts = createStore<ComponentType<{ readonly path: string }> | null>(null);
const loadLateParts = () => import('./late-parts.tsx');

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
      <PageBoundary>
        <Suspense fallback={<Splash />}>
          <CurrentPage />
        </Suspense>
      </PageBoundary>
      <RefreshSplash source={source} />
      <Toasts />
    </PageProvider>
  );
}

/** Says so if the code of a page cannot be loaded; a step back leads to the page before. */
const PageBoundary = ({ children }: { readonly children: ReactNode }) => (
  <ErrorBoundary fallback={<ReloadNotice />} resetOn={usePath()}>
    {children}
  </ErrorBoundary>
);

const RefreshSplash = ({ source }: { readonly source: PageSource }) => useStore(source.isRefreshing) && <Splash />;

function CurrentPage() {
  const { shop } = useShop();
  const path = usePath();
  const { page, id } = matchPage(path);
  const Content = use(pageCode(page));
  const shown = useRef<Page | null>(null);
  const LateParts = useStore(lateParts);
  useEffect(() => {
    // The document has its own title already, of a dish for example.
    if (shown.current === page) return;
    if (shown.current === null) {
      // Events held back before hydration; a part not yet hydrated is hydrated by them.
      void delay().then(() => window.replayEvents?.());
      whenIdle(() => void loadLateParts().then((code) => lateParts.set(code.LateParts)));
    } else {
      void loadLateParts().then((code) => code.showTitle(path, shop));
      scrollToTop();
      // A step back from a closed dialog restores the scroll position, in the next frame at the latest.
      steps.whenSettled(() => requestAnimationFrame(scrollToTop));
      window.document.getElementById('content')?.focus({ preventScroll: true });
    }
    shown.current = page;
  }, [page, path, shop]);
  return (
    <>
      <InertWhenLeft path={path}>
        <Content key={path} id={id} />
      </InertWhenLeft>
      {LateParts && <LateParts path={path} />}
    </>
  );
}

/**
 * While the next page loads: ignores presses, because a dialog that they open would vanish with the page, and shows the
 * splash after 500 ms. `inert` makes the browser restyle the whole page, so a page that is left at once goes without it.
 */
function InertWhenLeft({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const isLeaving = useIsLeaving(path);
  const [covered, setCovered] = useState<string | null>(null);
  const ignore = isLeaving ? ignorePress : undefined;
  return (
    <>
      <div inert={isLeaving && covered === path} onClickCapture={ignore} onSubmitCapture={ignore}>
        {children}
      </div>
      {isLeaving && <Splash onShown={() => setCovered(path)} />}
    </>
  );
}

function ignorePress(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const scrollToTop = (): void => window.scrollTo({ top: 0, behavior: 'instant' });
