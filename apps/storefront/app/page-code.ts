import type { ComponentType } from 'react';
import type { Page, PageProps } from './routes.tsx';

/** A promise that tells `use` at once when its code is here; then nothing is shown in between. */
type Loading = Promise<ComponentType<PageProps>> & { status?: 'fulfilled'; value?: ComponentType<PageProps> };

const loading = new Map<Page['name'], Loading>();

/** The code of a page, loaded once. */
export function pageCode(page: Page): Promise<ComponentType<PageProps>> {
  const known = loading.get(page.name);
  if (known) return known;
  const started: Loading = page.load().then((module) => {
    started.status = 'fulfilled';
    started.value = module.default;
    return module.default;
  });
  // A failed download may be tried again.
  started.catch(() => loading.delete(page.name));
  loading.set(page.name, started);
  return started;
}
