import { Announcer } from '@tischlein/ui/announcer';
import { ErrorBoundary } from '@tischlein/ui/code-boundary';
import { watchBrowser } from '@tischlein/ui/watch-browser';
import { report } from './api/report.ts';
import { holdRows } from './browser/hold-rows.ts';
import { followInstallation } from './browser/installed-app.ts';
import { DeveloperMode } from './features/developer/developer-mode.tsx';
import { ConsentQuestion } from './features/tracking/consent-question.tsx';
import { Visits } from './features/tracking/visits.tsx';
import { matchPage } from './routes/routes.tsx';
import { lazyPart } from '@tischlein/ui/late';
import { Suspense } from 'react';

/** In a file of its own, which the way to the cart does not need. */
const PrintedMenu = lazyPart(async () => (await import('./features/menu/printed-menu.tsx')).PrintedMenu);

watchBrowser({ note: report, page: () => location.pathname.replace(/^\/f=[^/]*/, '') });
followInstallation();
if (!CSS.supports('overflow-anchor', 'auto')) holdRows();

export { showTitle } from './routes/show-title.ts';

/** Parts of every page that may come late. If they fail, the page stays. */
export function LateParts({ path }: { readonly path: string }) {
  return (
    <ErrorBoundary fallback={null}>
      <Announcer />
      <Visits path={path} />
      <ConsentQuestion path={path} />
      <DeveloperMode />
      <Suspense>{matchPage(path).page.name === 'start' && <PrintedMenu />}</Suspense>
    </ErrorBoundary>
  );
}
